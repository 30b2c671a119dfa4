"""What the server counts, for Prometheus. Nothing here tells tables, people or games apart by name or id."""

from __future__ import annotations

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

requests = Counter("railbox_http_requests_total", "HTTP requests by status class", ["status"])
commands = Counter("railbox_commands_total", "Commands to tables by kind and result", ["kind", "result"])
command_seconds = Histogram("railbox_command_seconds", "From a command to its commit", buckets=FAST)
append_seconds = Histogram("railbox_append_seconds", "Waiting for the log to be written", buckets=FAST)
append_batch = Histogram("railbox_append_batch", "Appends that shared a transaction", buckets=(1, 2, 4, 8, 16, 64, 256))
connections = Gauge("railbox_connections", "Open WebSocket connections")
live_tables = Gauge("railbox_live_tables", "Tables in memory")
messages = Counter("railbox_messages_total", "WebSocket messages by direction", ["direction"])
bot_seconds = Histogram("railbox_bot_seconds", "A bot's thinking", buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30))
bot_failures = Counter("railbox_bot_failures_total", "Decisions of bots that failed, came too late or were not legal")
tasks_up = Gauge("railbox_task_up", "Whether a background task does its work", ["task"])
task_failures = Counter("railbox_task_failures_total", "Background tasks that failed and were started again", ["task"])
pushes = Counter("railbox_pushes_total", "Notices sent to browsers, by result", ["result"])
webhooks = Counter("railbox_webhooks_total", "Notices sent by webhook, by result", ["result"])


def text() -> bytes:
    """All figures in the format of Prometheus."""
    return generate_latest(REGISTRY)
