"""The HTTP verbs of the interface: all handlers may answer with the same problems, and the OpenAPI says so."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from railbox.server.wire import Problem

_problem = partial(ResponseSpec, Problem, generate_examples=False)
PROBLEMS = {
    400: _problem(description="The request is not what it should be"),
    401: _problem(description="Sign in first, or the password is wrong"),
    403: _problem(description="Not allowed"),
    404: _problem(description="There is nothing here"),
    409: _problem(description="Refused: the message names the rule"),
    413: _problem(description="Too large"),
    429: _problem(description="Too fast"),
}

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
patch = partial(litestar.patch, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
