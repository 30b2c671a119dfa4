"""A log without holes"""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SQLITE = """
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NEW.seq <> 1 AND NOT EXISTS (
    SELECT 1 FROM entries WHERE table_id = NEW.table_id AND seq = NEW.seq - 1
)
BEGIN
    SELECT RAISE(ABORT, 'an entry follows the one before it');
END
"""
POSTGRESQL = """
CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.seq <> 1 AND NOT EXISTS (
        SELECT 1 FROM entries WHERE table_id = NEW.table_id AND seq = NEW.seq - 1
    ) THEN
        RAISE EXCEPTION 'an entry follows the one before it' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END
$$
"""
POSTGRESQL_TRIGGER = """
CREATE TRIGGER entries_follow BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION entries_follow()
"""


def upgrade() -> None:
    """The database itself refuses an entry whose predecessor is not there; holes of the past stay to be repaired."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute(SQLITE)
    else:
        op.execute(POSTGRESQL)
        op.execute(POSTGRESQL_TRIGGER)
