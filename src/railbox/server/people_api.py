"""Accounts over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from railbox.server.accounts import SESSION_DAYS, Account, login_of
from railbox.server.context import COOKIE, Server, signed_in
from railbox.server.guard import address_of
from railbox.server.live import now_ms
from railbox.server.notices import check_url
from railbox.server.routes import delete, get, patch, post
from railbox.server.wire import (
    Change,
    Credentials,
    Goodbye,
    Me,
    NewGuest,
    NewToken,
    PushKey,
    Registration,
    Subscription,
    Token,
    Unsubscription,
)
from railbox.table import Refused

AnyRequest = Request[Any, Any, Any]


def _cookie(server: Server, secret: str, days: int = SESSION_DAYS) -> Cookie:
    return Cookie(
        key=COOKIE, value=secret, max_age=days * 86_400, httponly=True, samesite="lax", secure=server.settings.https
    )


async def _limit_attempts(server: Server, request: AnyRequest, login: str | None = None) -> None:
    """Guessing passwords is slow for each address and for each name, however it is written."""
    keys = [f"address {address_of(request.scope)}", *([f"name {login}"] if login else [])]
    for key in keys:
        if not await server.attempts.take(key):
            raise Refused("server.too-fast")


@post("/api/guests", status_code=201)
async def new_guest(server: Server, request: AnyRequest, account: Account | None, data: NewGuest) -> Response[Me]:
    """Play at once: makes a guest and signs them in. Who is signed in already stays who they are."""
    if account is not None:
        return Response(account.me)
    if not await server.newcomers.take(address_of(request.scope)):
        raise Refused("server.too-fast")
    guest, secret = await server.accounts.guest(data.name, now_ms())
    return Response(guest.me, cookies=[_cookie(server, secret)])


@get("/api/me")
async def me(account: Account | None) -> Me | None:
    """Who am I? Null for somebody unknown."""
    return account.me if account is not None else None


@post("/api/me/register", status_code=200)
async def register(server: Server, request: AnyRequest, account: Account | None, data: Registration) -> Response[Me]:
    """Turn the guest into a registered player with a password; everything played so far stays theirs.

    The session is a new one: whoever knew the guest's does not become the player.
    """
    await _limit_attempts(server, request)
    person = signed_in(account)
    player, secret = await server.accounts.register(person, data.name, data.password, now_ms())
    await server.hub.revoke("person", person.id)
    return Response(player.me, cookies=[_cookie(server, secret)])


@patch("/api/me")
async def change(server: Server, request: AnyRequest, account: Account | None, data: Change) -> Me:
    """Change name, password or webhook."""
    person = signed_in(account)
    if data.password is not None:
        await _limit_attempts(server, request, person.login)
    if data.webhook:
        check_url(data.webhook)
    await server.accounts.change(person, data.name, data.webhook, data.password, data.old_password)
    server.unreachable.pop(person.id, None)
    if data.password is not None:
        await server.hub.revoke("person", person.id)
    return await _fresh(server, person)


async def _fresh(server: Server, account: Account) -> Me:
    return signed_in(await server.accounts.person(account.id)).me


@delete("/api/me", status_code=200)
async def delete_me(server: Server, request: AnyRequest, account: Account | None, data: Goodbye) -> Response[None]:
    """Delete the account: leaves all tables, and name and words disappear from their logs."""
    person = signed_in(account)
    if person.login is not None:
        await _limit_attempts(server, request, person.login)
        await server.accounts.check_password(person, data.password)
    await server.forget_person(person)
    return Response(None, cookies=[_cookie(server, "", 0)])


@post("/api/sessions", status_code=201)
async def sign_in(server: Server, request: AnyRequest, data: Credentials) -> Response[Me]:
    """Sign in."""
    await _limit_attempts(server, request, login_of(data.name))
    account, secret = await server.accounts.sign_in(data.name, data.password, now_ms())
    return Response(account.me, cookies=[_cookie(server, secret)])


@delete("/api/sessions/current", status_code=200)
async def sign_out(server: Server, account: Account | None) -> Response[None]:
    """Sign out here."""
    if account is not None:
        await server.accounts.sign_out(account.session)
        await server.hub.revoke("session", account.session)
    return Response(None, cookies=[_cookie(server, "", 0)])


@delete("/api/sessions", status_code=200)
async def sign_out_everywhere(server: Server, account: Account | None) -> Response[None]:
    """Sign out in every browser; open connections end."""
    person = signed_in(account)
    await server.accounts.sign_out_everywhere(person)
    await server.hub.revoke("person", person.id)
    return Response(None, cookies=[_cookie(server, "", 0)])


@get("/api/me/tokens")
async def tokens(server: Server, account: Account | None) -> list[Token]:
    """The keys of one's programs."""
    return await server.accounts.tokens(signed_in(account))


@post("/api/me/tokens", status_code=201)
async def new_token(server: Server, account: Account | None, data: NewToken) -> Token:
    """A key for a program, sent as `Authorization: Bearer …`; its secret is shown this once."""
    return await server.accounts.new_token(signed_in(account), data.label, now_ms())


@delete("/api/me/tokens/{token:str}", status_code=200)
async def drop_token(server: Server, account: Account | None, token: str) -> None:
    """Make a key worthless."""
    person = signed_in(account)
    await server.hub.revoke("session", await server.accounts.drop_token(person, token))


@get("/api/push")
async def push_key(server: Server) -> PushKey:
    """The key with which a browser subscribes to notices of turns."""
    return PushKey(server.push.public_key)


@post("/api/me/push", status_code=201)
async def subscribe(server: Server, account: Account | None, data: Subscription) -> None:
    """Tell this browser when it is one's turn."""
    person = signed_in(account)
    await server.push.subscribe(person.id, data, now_ms())
    server.unreachable.pop(person.id, None)


@delete("/api/me/push", status_code=200)
async def unsubscribe(server: Server, account: Account | None, data: Unsubscription) -> None:
    """Tell this browser no longer."""
    await server.push.unsubscribe(signed_in(account).id, data.endpoint)


HANDLERS = [
    new_guest,
    me,
    register,
    change,
    delete_me,
    sign_in,
    sign_out,
    sign_out_everywhere,
    tokens,
    new_token,
    drop_token,
    push_key,
    subscribe,
    unsubscribe,
]
