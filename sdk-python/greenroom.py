"""The Python client for Greenroom, which turns a script into a finished vertical video fronted by an AI presenter.

One file, without dependencies, for Python 3.11 and newer:

    client = Client("https://video.example.com", api_key)
    job = client.videos.create({"mode": "scenes", "character_id": …, "voice_id": …, "script": "Hello!"})
    video = client.videos.wait_for(job["workflow_id"])
    client.assets.save(video["video_url"], "video.mp4")

A client may be used by several threads.
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import email.utils
import hashlib
import hmac
import http.client
import json
import os
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict

__version__ = "1.0.0"

_TIMEOUT = 30.0
# Longer than any synchronous request of the service.
_POST_TIMEOUT = 200.0
_MAX_RETRIES = 3
_FIRST_PAUSE = 0.25
_MAX_PAUSE = 20.0
# A request that may be repeated only later fails with `retry_after` instead.
_MAX_RETRY_AFTER = 60.0
# An earlier request with the same idempotency key is completed or lost by then.
_MAX_IN_FLIGHT = 400.0
_MAX_BODY_BYTES = 16 * 1024 * 1024
_CHUNK_BYTES = 64 * 1024
# A connection without data for this long counts as lost.
_STALL = 30.0
_PAGE_SIZE = 100
# The recommended interval.
_POLL = 8.0
# Progress is read with every third poll, because it is in the job history, which is larger.
_POLLS_PER_PROGRESS = 3
# Progress is known for the latest jobs only.
_HISTORY = 30
_WEBHOOK_TOLERANCE = 300


# Errors


class GreenroomError(Exception):
    """The base of all errors of requests and jobs. `request_id` identifies the request in the operator's logs."""

    def __init__(self, message: str, request_id: str) -> None:
        super().__init__(message)
        self.request_id = request_id


class ApiError(GreenroomError):
    """An error response of the service. The message is its `error`; `body` has members that only some errors have."""

    def __init__(self, status: int, body: Mapping[str, Any], request_id: str, retry_after: float | None) -> None:
        super().__init__(body["error"], request_id)
        self.status = status
        self.body = body
        self.retry_after = retry_after
        """Seconds to wait before a retry, from `Retry-After`."""


class InvalidRequest(ApiError):
    """400, 413, 415: the request is invalid. The message names the member and the rule."""


class Unauthorized(ApiError):
    """401: the API key is missing or invalid."""


class InsufficientCredits(ApiError):
    """402: the balance is below the price. Nothing was charged; do not retry until the balance changes."""

    @property
    def credits_required(self) -> int:
        return int(self.body["credits_required"])

    @property
    def credits_balance(self) -> int:
        return int(self.body["credits_balance"])


class NotFound(ApiError):
    """404: not found, or another account's."""


class VoiceLimitReached(ApiError):
    """409: the account has reached its limit of voices of this kind."""

    @property
    def max_voices(self) -> int:
        return int(self.body["max_voices"])


class IdempotencyConflict(ApiError):
    """409: the idempotency key was used with another body, or its first request is still in progress."""


class UnusableMedia(ApiError):
    """422: media of the request could not be loaded or used."""


class TooManyActiveJobs(ApiError):
    """429: the account has reached its limit of queued and running jobs."""

    @property
    def max_active_jobs(self) -> int:
        return int(self.body["max_active_jobs"])


class RateLimited(ApiError):
    """429: too many requests."""


class ServerError(ApiError):
    """5xx, also after retries. A POST may have been carried out: repeat it with the same idempotency key."""


class NoResponse(GreenroomError):
    """No response, also after retries: the network failed, or it timed out. A POST may have been carried out."""


class JobFailed(GreenroomError):
    """The job failed and was refunded. The message is its `error_message`."""

    def __init__(self, job: JobView, request_id: str) -> None:
        super().__init__(job["error_message"] or "The job failed.", request_id)
        self.job = job


class WaitTimeout(GreenroomError):
    """The job took longer than `max_wait`, and continues. `job` is as it was last seen."""

    def __init__(self, workflow_id: str, job: JobView, request_id: str) -> None:
        super().__init__("The job is not finished yet. Wait for it again.", request_id)
        self.workflow_id = workflow_id
        self.job = job


class InvalidWebhook(Exception):
    """The request was not signed with the secret, or too long ago. Respond with 400 and ignore it."""


_BY_STATUS: dict[int, type[ApiError]] = {
    401: Unauthorized,
    402: InsufficientCredits,
    404: NotFound,
    409: IdempotencyConflict,
    422: UnusableMedia,
    429: RateLimited,
}
_BY_VALUE: dict[tuple[int, str], type[ApiError]] = {
    (409, "VOICE_LIMIT_REACHED"): VoiceLimitReached,
    (429, "TOO_MANY_ACTIVE_JOBS"): TooManyActiveJobs,
}


def _error_of(status: int, headers: Mapping[str, str], text: bytes, request_id: str) -> ApiError:
    body = _parse_json(text)
    # Other bodies are not the service's, such as a proxy's HTML.
    if not isinstance(body, dict) or not isinstance(body.get("error"), str):
        body = {"error": f"The service returned status {status}."}
    by_status = ServerError if status >= 500 else _BY_STATUS.get(status, InvalidRequest)
    kind = _BY_VALUE.get((status, body["error"]), by_status)
    return kind(status, body, headers.get("x-request-id") or request_id, _seconds_of(headers.get("retry-after")))


def _parse_json(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _seconds_of(retry_after: str | None) -> float | None:
    """From a number of seconds, or a date."""
    if retry_after is None:
        return None
    if retry_after.isascii() and retry_after.isdigit():
        return float(retry_after[:12])
    try:
        return max(0.0, email.utils.parsedate_to_datetime(retry_after).timestamp() - time.time())
    except ValueError:
        return None


# Requests


@dataclass(frozen=True)
class LogEntry:
    """One attempt of a request. It contains no key and no bodies."""

    method: str
    path: str
    """The path below `/api/partner/v1`."""
    attempt: int
    """1 for the first."""
    request_id: str
    status: int | None
    """None if there was no response."""
    duration: float
    """In seconds."""
    error: Exception | None
    retry_in: float | None
    """Seconds, if the request will be repeated."""


@dataclass(frozen=True)
class RawResponse:
    """The status and headers of a response. The names of headers are in lower case."""

    status: int
    headers: Mapping[str, str]


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect is an error: the key would be sent to another address."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class _Http:
    def __init__(
        self,
        base_url: str,
        api_key: str | None,
        *,
        timeout: float | None,
        max_retries: int,
        logger: Callable[[LogEntry], None] | None,
        opener: urllib.request.OpenerDirector | None,
    ) -> None:
        if urllib.parse.urlsplit(base_url).scheme not in ("http", "https"):
            raise ValueError("base_url must be the URL of the service.")
        if not api_key or not re.fullmatch(r"[\x21-\x7e]+", api_key):
            raise ValueError("api_key is missing or has characters that no API key has.")
        self._root = base_url.rstrip("/") + "/api/partner/v1"
        self._authorization = f"Bearer {api_key}"
        self._timeout = timeout
        self._max_retries = max_retries
        self._logger = logger
        self._opener = opener or urllib.request.build_opener(_NoRedirects)
        self._file_opener = opener or urllib.request.build_opener()

    def get(self, path: str, query: Mapping[str, Any] | None = None, **options: Any) -> Any:
        given = {name: value for name, value in (query or {}).items() if value is not None}
        return self._request("GET", f"{path}?{urllib.parse.urlencode(given)}" if given else path, **options)

    def post(self, path: str, body: Any, *, idempotency_key: str | None = None, **options: Any) -> Any:
        # The same for all attempts, so that the request is carried out once.
        key = idempotency_key if idempotency_key is not None else str(uuid.uuid4())
        if not re.fullmatch(r"[\x20-\x7e]{1,255}", key):
            raise ValueError("idempotency_key must be 1 to 255 printable ASCII characters.")
        headers = {"Content-Type": "application/json", "Idempotency-Key": key}
        return self._request("POST", path, data=json.dumps(body).encode(), headers=headers, **options)

    def delete(self, path: str, **options: Any) -> Any:
        return self._request("DELETE", path, **options)

    def _request(
        self,
        method: str,
        path: str,
        *,
        data: bytes | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        raw: Callable[[RawResponse], None] | None = None,
    ) -> Any:
        limit = timeout or self._timeout or (_POST_TIMEOUT if method == "POST" else _TIMEOUT)
        tries = self._max_retries if max_retries is None else max_retries
        started_at = time.monotonic()
        attempt = 0
        while True:
            attempt += 1
            request_id = str(uuid.uuid4())
            attempted_at = time.monotonic()
            status: int | None = None
            error: Exception | None = None
            retry_in: float | None = None
            try:
                result, response = self._once(method, path, data, headers or {}, request_id, limit)
                status = response.status
            except GreenroomError as thrown:
                error = thrown
                status = thrown.status if isinstance(thrown, ApiError) else None
                retry_in = _retry_delay(thrown, attempt, tries, time.monotonic() - started_at)
            if self._logger:
                duration = time.monotonic() - attempted_at
                self._logger(LogEntry(method, path, attempt, request_id, status, duration, error, retry_in))
            if error is None:
                if raw:
                    raw(response)
                return result
            if retry_in is None:
                raise error
            time.sleep(retry_in)

    def _once(
        self, method: str, path: str, data: bytes | None, headers: Mapping[str, str], request_id: str, limit: float
    ) -> tuple[Any, RawResponse]:
        sent = {
            "Accept": "application/json",
            "Authorization": self._authorization,
            "X-Request-Id": request_id,
            "User-Agent": f"greenroom-python/{__version__}",
            **headers,
        }
        request = urllib.request.Request(self._root + path, data=data, method=method, headers=sent)
        until = time.monotonic() + limit
        try:
            with _open(self._opener, request, limit) as response:
                text = _read(response, until, request_id)
        except TimeoutError as cause:
            raise NoResponse(f"No response within {limit:g} s.", request_id) from cause
        except (OSError, http.client.HTTPException) as cause:
            timed_out = isinstance(getattr(cause, "reason", None), TimeoutError)
            reason = f"No response within {limit:g} s." if timed_out else "No connection."
            raise NoResponse(reason, request_id) from cause
        received = RawResponse(response.status, {name.lower(): value for name, value in response.headers.items()})
        if not 200 <= received.status < 300:
            raise _error_of(received.status, received.headers, text, request_id)
        result = _parse_json(text)
        if result is None:
            raise NoResponse("The response is not JSON. Check that base_url is that of the service.", request_id)
        return result, received

    def open_file(self, url: str, headers: Mapping[str, str]) -> Any:
        """Files have public URLs, so the key is not sent, and a redirect to the object store is followed."""
        if urllib.parse.urlsplit(url).scheme not in ("http", "https"):
            raise ValueError("url must be that of a file of the service.")
        return _open(self._file_opener, urllib.request.Request(url, headers=dict(headers)), _STALL)


def _open(opener: urllib.request.OpenerDirector, request: urllib.request.Request, timeout: float) -> Any:
    """An error response is a response like any other."""
    try:
        return opener.open(request, timeout=timeout)
    except urllib.error.HTTPError as response:
        return response


def _read(response: Any, until: float, request_id: str) -> bytes:
    """The whole body. A timeout of a socket applies to each read, so the time is checked between them."""
    chunks: list[bytes] = []
    size = 0
    while chunk := response.read1(_CHUNK_BYTES):
        chunks.append(chunk)
        size += len(chunk)
        if size > _MAX_BODY_BYTES:
            raise NoResponse("The response is too large to be the service's.", request_id)
        if time.monotonic() > until:
            raise TimeoutError
    if response.length:
        raise http.client.IncompleteRead(b"".join(chunks), response.length)
    return b"".join(chunks)


def _retry_delay(error: GreenroomError, attempt: int, max_retries: int, elapsed: float) -> float | None:
    """Seconds; None if the request must not be repeated."""
    retry_after = (error.retry_after or 0.0) if isinstance(error, ApiError) else 0.0
    if isinstance(error, ApiError) and error.body["error"] == "IDEMPOTENCY_KEY_IN_FLIGHT":
        worthwhile = max_retries > 0 and elapsed < _MAX_IN_FLIGHT
    else:
        worthwhile = _is_transient(error) and attempt <= max_retries
    if not worthwhile or retry_after > _MAX_RETRY_AFTER:
        return None
    backoff = _FIRST_PAUSE * 2 ** min(attempt - 1, 10) * random.uniform(0.5, 1.5)
    return max(retry_after, min(_MAX_PAUSE, backoff))


def _is_transient(error: GreenroomError) -> bool:
    # Active jobs end in minutes, not in seconds.
    return isinstance(error, (NoResponse, ServerError, RateLimited))


# Resources. Every method takes `timeout` (seconds for each attempt: 30, or 200 for a POST), `max_retries` (3) and `raw`,
# which is called with the status and headers of the response. Methods that create take `idempotency_key`: for 24 hours,
# a request with the same key and body gets the first response and is not charged again.


def _quoted(part: str) -> str:
    return urllib.parse.quote(part, safe="")


def _each_item(load: Callable[[int, int], list[Any]], member: str, limit: int, offset: int) -> Iterator[Any]:
    """Items that are added meanwhile move others to later pages: those of the page before are skipped."""
    previous: set[str] = set()
    while True:
        items = load(limit, offset)
        yield from (item for item in items if item[member] not in previous)
        if len(items) < limit:
            return
        previous = {item[member] for item in items}
        offset += limit


class Characters:
    """Methods for characters."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def create(self, body: NewCharacter, **options: Any) -> CharacterCreated:
        """Clones a character from photos or generates one from a description. Costs 10 credits."""
        return self._http.post("/characters", body, **options)

    def list(self, **options: Any) -> CharacterList:
        """Lists characters, newest first, at most 100."""
        return self._http.get("/characters", **options)

    def get(self, character_id: str, **options: Any) -> Character:
        """Returns a character."""
        return self._http.get(f"/characters/{_quoted(character_id)}", **options)

    def delete(self, character_id: str, **options: Any) -> Deleted:
        """Deletes a character. Its videos remain. `NotFound` after a retry can mean that an attempt deleted it."""
        return self._http.delete(f"/characters/{_quoted(character_id)}", **options)


class Voices:
    """Methods for voices."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def create(self, body: NewVoice, **options: Any) -> VoiceCreated:
        """Clones a voice from samples (30 credits) or picks a stock voice (free)."""
        return self._http.post("/voices", body, **options)

    def list(self, **options: Any) -> VoiceList:
        """Lists voices, newest first."""
        return self._http.get("/voices", **options)

    def delete(self, voice_id: str, **options: Any) -> Deleted:
        """Deletes a voice. `NotFound` after a retry can mean that the first attempt deleted it."""
        return self._http.delete(f"/voices/{_quoted(voice_id)}", **options)


class Tts:
    """Methods for speech."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def create(self, body: NewSpeech, **options: Any) -> TtsCreated:
        """Synthesizes a text verbatim. Costs 10 credits per 1,000 characters, at least 10."""
        return self._http.post("/tts", body, **options)


class Images:
    """Methods for first frames."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def first_frame(self, body: NewFirstFrame, **options: Any) -> FirstFrameCreated:
        """Creates a still of a character in a scene, for the `first_frame_url` of a video. Costs 6 credits."""
        return self._http.post("/images/first-frame", body, **options)


@dataclass(frozen=True)
class VideoProgress:
    """The progress of a job."""

    status: str
    progress: float
    """0 to 1."""
    phase: str | None
    """For scenes: `generating`, then `finalizing`."""
    queue_position: int | None
    """The position among waiting jobs: 1 starts next. None once started."""


class Videos:
    """Methods for videos."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def create(self, body: NewVideo, **options: Any) -> VideoQueued:
        """Queues a job and reserves its estimate."""
        return self._http.post("/videos", body, **options)

    def estimate(self, body: NewVideo, **options: Any) -> VideoQuote:
        """Returns the price that `create` would reserve for the same body. Free."""
        return self._http.post("/videos/estimate", body, **options)

    def wait_for(
        self,
        workflow_id: str,
        *,
        poll: float = _POLL,
        max_wait: float | None = None,
        on_progress: Callable[[VideoProgress], None] | None = None,
        **options: Any,
    ) -> JobView:
        """Polls until the job is completed.

        Raises `JobFailed` if it fails, and `WaitTimeout` if it takes longer than `max_wait` seconds: it then continues.
        """
        until = None if max_wait is None else time.monotonic() + max_wait
        seen: dict[str, Any] = {}
        polls = 0
        while True:
            answers: list[RawResponse] = []
            job: JobView = self._http.get(f"/jobs/{_quoted(workflow_id)}/status", raw=answers.append, **options)
            is_over = job["status"] in ("completed", "failed")
            if on_progress:
                if not is_over and polls % _POLLS_PER_PROGRESS == 0:
                    seen = self._read_progress(workflow_id, options)
                on_progress(_progress_of(job, seen))
            request_id = answers[0].headers.get("x-request-id", "")
            if job["status"] == "completed":
                return job
            if job["status"] == "failed":
                raise JobFailed(job, request_id)
            polls += 1
            if until is not None and time.monotonic() + poll > until:
                time.sleep(max(0.0, until - time.monotonic()))
                raise WaitTimeout(workflow_id, job, request_id)
            time.sleep(poll)

    def _read_progress(self, workflow_id: str, options: Mapping[str, Any]) -> dict[str, Any]:
        history: JobHistory = self._http.get("/usage/jobs", {"limit": _HISTORY}, **options)
        return next((dict(item["metadata"]) for item in history["jobs"] if item["workflow_id"] == workflow_id), {})


def _progress_of(job: JobView, seen: Mapping[str, Any]) -> VideoProgress:
    progress, phase, position = seen.get("progress"), seen.get("phase"), seen.get("queue_position")
    known = float(progress) if isinstance(progress, (int, float)) else 0.0
    return VideoProgress(
        status=job["status"],
        progress=1.0 if job["status"] == "completed" else known,
        phase=phase if isinstance(phase, str) else None,
        queue_position=position if job["status"] == "queued" and isinstance(position, int) else None,
    )


class Jobs:
    """Methods for video jobs."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def status(self, workflow_id: str, **options: Any) -> JobView:
        """Returns the status of a job. Free."""
        return self._http.get(f"/jobs/{_quoted(workflow_id)}/status", **options)


class Assets:
    """Methods for generated files."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def list(
        self, *, kind: AssetKind | None = None, limit: int | None = None, offset: int = 0, **options: Any
    ) -> AssetList:
        """Lists one page of assets, newest first."""
        return self._http.get("/assets", {"kind": kind, "limit": limit, "offset": offset}, **options)

    def iterate(
        self, *, kind: AssetKind | None = None, limit: int = _PAGE_SIZE, offset: int = 0, **options: Any
    ) -> Iterator[Asset]:
        """Iterates over all assets, newest first, and loads page by page."""

        def load(limit: int, offset: int) -> Any:
            return self.list(kind=kind, limit=limit, offset=offset, **options)["assets"]

        return _each_item(load, "asset_id", limit, offset)

    def get(self, asset_id: str, **options: Any) -> Asset:
        """Returns an asset."""
        return self._http.get(f"/assets/{_quoted(asset_id)}", **options)

    def download(self, url: str, *, max_retries: int = _MAX_RETRIES) -> bytes:
        """Loads the file at the URL of an asset, a job or any other response. Continues where it was interrupted."""
        return b"".join(_chunks_of(self._http, url, max_retries))

    def save(self, url: str, path: str | os.PathLike[str], *, max_retries: int = _MAX_RETRIES) -> None:
        """Like `download`, into a file, which appears when it is complete."""
        unfinished = f"{os.fspath(path)}.{uuid.uuid4().hex[:8]}.part"
        try:
            with open(unfinished, "xb") as file:
                for chunk in _chunks_of(self._http, url, max_retries):
                    file.write(chunk)
            os.replace(unfinished, path)
        except BaseException:
            with contextlib.suppress(FileNotFoundError):
                os.remove(unfinished)
            raise


def _chunks_of(http_: _Http, url: str, max_retries: int) -> Iterator[bytes]:
    started_at = time.monotonic()
    received = 0
    tag: str | None = None
    attempt = 0
    while True:
        attempt += 1
        request_id = str(uuid.uuid4())
        headers = {"X-Request-Id": request_id, "Accept-Encoding": "identity"}
        if received > 0 and tag:
            headers |= {"Range": f"bytes={received}-", "If-Range": tag}
        error: GreenroomError
        try:
            with http_.open_file(url, headers) as response:
                given = {name.lower(): value for name, value in response.headers.items()}
                if not 200 <= response.status < 300:
                    raise _error_of(response.status, given, response.read(_CHUNK_BYTES), request_id)
                if received > 0 and response.status != 206:
                    raise NoResponse("The file changed during the download.", request_id)
                # Only an entity tag that is strong identifies the exact bytes.
                tag = given.get("etag") if given.get("etag", "").startswith('"') else None
                while chunk := response.read1(_CHUNK_BYTES):
                    received += len(chunk)
                    attempt = 0
                    yield chunk
                if response.length:
                    raise http.client.IncompleteRead(b"", response.length)
            return
        except GreenroomError as thrown:
            error = thrown
        except (OSError, http.client.HTTPException) as cause:
            error = NoResponse("The download was interrupted.", request_id)
            error.__cause__ = cause
        can_continue = received == 0 or tag is not None
        delay = _retry_delay(error, max(1, attempt), max_retries, time.monotonic() - started_at)
        if not can_continue or delay is None:
            raise error
        time.sleep(delay)


class Usage:
    """Methods for the balance, charges and the job history."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def summary(self, *, from_: str | None = None, to: str | None = None, **options: Any) -> UsageSummary:
        """Returns the balance and the charges of a range, by default of the current UTC month."""
        return self._http.get("/usage/summary", {"from": from_, "to": to}, **options)

    def jobs(self, *, limit: int | None = None, offset: int = 0, **options: Any) -> JobHistory:
        """Lists one page of jobs with their charges, newest first."""
        return self._http.get("/usage/jobs", {"limit": limit, "offset": offset}, **options)

    def iterate_jobs(self, *, limit: int = _PAGE_SIZE, offset: int = 0, **options: Any) -> Iterator[JobHistoryItem]:
        """Iterates over all jobs, newest first, and loads page by page."""

        def load(limit: int, offset: int) -> Any:
            return self.jobs(limit=limit, offset=offset, **options)["jobs"]

        return _each_item(load, "workflow_id", limit, offset)


class Client:
    """A client for one account: an object with a method for every endpoint, grouped like the API.

    Requests are retried after network and server errors and rate limits; every POST has an idempotency key, so that none
    is carried out twice. Every method raises an `ApiError` for an error response, and `NoResponse` if there is none.

    `base_url`: the service's URL, such as `https://video.example.com`. `api_key` spends credits: keep it secret.
    `logger` is called after each attempt. `opener` sends the requests instead of one that follows no redirects.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str | None,
        *,
        timeout: float | None = None,
        max_retries: int = _MAX_RETRIES,
        logger: Callable[[LogEntry], None] | None = None,
        opener: urllib.request.OpenerDirector | None = None,
    ) -> None:
        http_ = _Http(base_url, api_key, timeout=timeout, max_retries=max_retries, logger=logger, opener=opener)
        self.characters = Characters(http_)
        self.voices = Voices(http_)
        self.tts = Tts(http_)
        self.images = Images(http_)
        self.videos = Videos(http_)
        self.jobs = Jobs(http_)
        self.assets = Assets(http_)
        self.usage = Usage(http_)


# Webhooks


def verify_webhook(body: bytes | str, headers: Mapping[str, str], secret: str) -> WebhookEvent:
    """Returns the event of a webhook request, signed as in Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`.

    `body` exactly as it was received. `secret`: that of the endpoint, `whsec_…`. Raises `InvalidWebhook` if the signature
    is wrong or older than five minutes. An event may arrive more than once, with the same `webhook-id` header.
    """
    key = _decode_base64(secret.removeprefix("whsec_"))
    if not key:
        raise ValueError("secret must be whsec_ followed by Base64.")
    given = {name.lower(): value for name, value in headers.items()}
    try:
        message_id, timestamp, signatures = (given[f"webhook-{name}"] for name in ("id", "timestamp", "signature"))
    except KeyError as missing:
        raise InvalidWebhook(f"The header {missing.args[0]} is missing.") from None
    if not re.fullmatch(r"[0-9]{1,12}", timestamp) or abs(time.time() - int(timestamp)) > _WEBHOOK_TOLERANCE:
        raise InvalidWebhook("The timestamp is too old or too new.")
    content = body.encode() if isinstance(body, str) else body
    expected = hmac.new(key, f"{message_id}.{timestamp}.".encode() + content, hashlib.sha256).digest()
    for signature in signatures.split(" "):
        version, _, value = signature.partition(",")
        if version == "v1" and hmac.compare_digest(_decode_base64(value), expected):
            return json.loads(content)
    raise InvalidWebhook("The signature is wrong.")


def _decode_base64(text: str) -> bytes:
    """Empty if it is not Base64."""
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""


# Types: generated from the contract by `npm run generate:python-types -w sdk`


class NewCharacter(TypedDict):
    name: str
    """The name of the character in the account."""
    selfie_image_urls: NotRequired[list[str]]
    """Photo mode: public https links to 1-3 photos of one person, whose likeness is reproduced exactly."""
    edit_instructions: NotRequired[str]
    """Photo mode: a change that keeps the identity, such as different clothes. Ignored in description mode."""
    description: NotRequired[str]
    """Description mode: the person to generate. Send either this or selfie_image_urls."""
    reference_image_urls: NotRequired[list[str]]
    """Description mode: public https links to at most 3 images as style references. Their identities are not copied. An
    image that cannot be loaded is skipped and named in character_sheet_text. Ignored in photo mode.
    """
    recast_attempt: NotRequired[int]
    """Description mode: another number gives a noticeably different person for the same description. Ignored in photo
    mode.
    """


class NewVoice(TypedDict):
    name: str
    """The name of the voice in the account."""
    sample_urls: NotRequired[list[str]]
    """Clone: public https links to 1-25 recordings of one speaker, each at least about 5 seconds. Costs 30 credits and
    counts against the limit of cloned voices. A recording shorter than 4.5 seconds is rejected.
    """
    language: NotRequired[str]
    """Stock voice: the name or ISO code of its language. The voice is tested with a short text before it is saved.
    Free; counts against the limit of stock voices. Send either this or sample_urls.
    """
    gender: NotRequired[Literal["female", "male"]]
    """Stock voice: its gender. Ignored for a clone. Default: "female"."""


class VoiceSettings(TypedDict):
    """A partial override: members that are omitted keep their defaults."""

    stability: NotRequired[float]
    """0 to 1: how even the speech is. 0 lets pitch and pauses vary; 1 keeps the pitch nearly constant and the pauses
    equal.
    """
    similarity_boost: NotRequired[float]
    """0 to 1: how closely the output matches the original voice; 0.75 by default. Above 0.75, the pitch of a cloned
    voice is matched to the speaker in each text, which takes a little longer.
    """
    style: NotRequired[float]
    """0 to 1: how much expression is added, as wider pitch movement and longer pauses between sentences."""
    speed: NotRequired[float]
    """0.7 to 1.2 times the natural pace; 1.2 by default."""
    use_speaker_boost: NotRequired[bool]
    """More presence around 3 kHz, for small loudspeakers; true by default."""


class NewSpeech(TypedDict):
    voice_id: str
    """A voice of the account."""
    text: str
    """Spoken verbatim. Priced by its length in Unicode code points."""
    language_code: NotRequired[str]
    """The language of the text: a two-letter code, optionally with a region ("es", "es-MX"). Detected if omitted."""
    voice_settings: NotRequired[VoiceSettings]


class NewFirstFrame(TypedDict):
    character_id: str
    """The character to show."""
    scene_description: str
    """A description of the image."""


class SceneElement(TypedDict):
    url: str
    """A public https link to an image."""
    role: NotRequired[Literal["setting", "product", "prop"]]
    """What the image shows: a place, the thing being sold, or something used. Decides where it appears."""
    caption: NotRequired[str]
    """A label shown with the image."""


class NewTalkingHeadVideo(TypedDict):
    mode: Literal["talking_head"]
    """One continuous shot: the presenter talks to the camera."""
    character_id: str
    """The presenter."""
    voice_id: NotRequired[str]
    """The voice that speaks the script. Required with script."""
    script: NotRequired[str]
    """Spoken verbatim, never trimmed. The speech may last up to 59 seconds. Send script with voice_id, or audio_url
    instead.
    """
    audio_url: NotRequired[str]
    """A public https link to a recording of at most 59 seconds, instead of voice_id and script. A recording that was
    not created by POST /tts has no known transcript: the video then has no captions or subtitle files, captions are
    not charged, and metadata.warnings of the job says so.
    """
    video_idea: NotRequired[str]
    """A description of the opening image. Required unless first_frame_url is given; blank counts as omitted."""
    first_frame_url: NotRequired[str]
    """A public https link to a still of one person, used unchanged. No first frame is generated or charged, and it
    takes precedence over video_idea. Must not be a character sheet.
    """
    resolution: NotRequired[Literal["480p", "720p"]]
    """480p is 480×854, 720p is 720×1280. Default: "480p"."""
    use_dynamic_captions: NotRequired[bool]
    """Burns in bold captions, word by word on a solid band, in nearly every writing system. Adds 10 credits; not
    charged if the transcript is unknown or its characters cannot be rendered. Default: False.
    """
    captions_language: NotRequired[str]
    """The spoken language, by name or code. Detected if omitted."""
    captions_position: NotRequired[Literal["top", "bottom"]]
    """Caption position. Default: "bottom"."""
    narration_mode: NotRequired[Literal["auto", "voiceover"]]
    """For the other mode. Its type is checked, otherwise it is ignored."""
    scene_elements: NotRequired[list[dict[str, Any]]]
    """For the other mode. Its type is checked, otherwise it is ignored."""
    fast: NotRequired[bool]
    """For the other mode. Its type is checked, otherwise it is ignored."""
    topic: NotRequired[str]
    """For the other mode. Its type is checked, otherwise it is ignored."""
    audience: NotRequired[str]
    """For the other mode. Its type is checked, otherwise it is ignored."""
    language: NotRequired[str]
    """For the other mode. Its type is checked, otherwise it is ignored."""


class NewScenesVideo(TypedDict):
    mode: Literal["scenes"]
    """Several scenes in which the presenter acts out the script. One 720×1280 video."""
    character_id: str
    """The presenter."""
    voice_id: str
    """The voice that speaks the script."""
    script: str
    """Spoken verbatim, never trimmed. Its estimated length may be up to 60.5 seconds."""
    video_idea: NotRequired[str]
    """The content of the scenes. Mention the presenter’s gender here."""
    narration_mode: NotRequired[Literal["auto", "voiceover"]]
    """auto chooses speech on camera or voice-over for each scene; voiceover uses voice-over in every scene. Default:
    "auto".
    """
    scene_elements: NotRequired[list[SceneElement]]
    """Images to show in the scenes, at most 6."""
    fast: NotRequired[bool]
    """Faster and about 25 % cheaper per second, at slightly lower quality. Default: False."""
    topic: NotRequired[str]
    """The topic, as context."""
    audience: NotRequired[str]
    """The audience, as context."""
    language: NotRequired[str]
    """The spoken language, by name or code. Detected if omitted."""
    first_frame_url: NotRequired[str]
    """For the other mode. Its type is checked, otherwise it is ignored."""
    resolution: NotRequired[Literal["480p", "720p"]]
    """For the other mode. Its type is checked, otherwise it is ignored."""
    use_dynamic_captions: NotRequired[bool]
    """For the other mode. Its type is checked, otherwise it is ignored."""
    captions_language: NotRequired[str]
    """For the other mode. Its type is checked, otherwise it is ignored."""
    captions_position: NotRequired[Literal["top", "bottom"]]
    """For the other mode. Its type is checked, otherwise it is ignored."""


NewVideo = NewTalkingHeadVideo | NewScenesVideo


class AssetsFilter(TypedDict):
    kind: NotRequired[AssetKind]
    """Only assets of this kind."""
    limit: NotRequired[int]
    """The number of items to return, at most 100. Default: 30."""
    offset: NotRequired[int]
    """The number of newest items to skip. Default: 0."""


UsageRange = TypedDict(
    "UsageRange",
    {
        "from": NotRequired[str],
        "to": NotRequired[str],
    },
)


class Page(TypedDict):
    limit: NotRequired[int]
    """The number of items to return, at most 100. Default: 30."""
    offset: NotRequired[int]
    """The number of newest items to skip. Default: 0."""


class Character(TypedDict):
    character_id: str
    """The id of the character."""
    name: str
    """The name given at creation."""
    mode: Literal["photos", "description"]
    """How the character was created: from photos of a person, or from a description."""
    sheet_image_url: str
    """A reference sheet: a grid of poses. It is not a video frame and is rejected as first_frame_url."""
    character_sheet_text: str | None
    """A description of the presenter, and any reference images that could not be used."""
    created_at: str
    """When it was created."""


class CharacterCreated(TypedDict):
    character_id: str
    """The id of the character."""
    name: str
    """The name given at creation."""
    mode: Literal["photos", "description"]
    """How the character was created: from photos of a person, or from a description."""
    sheet_image_url: str
    """A reference sheet: a grid of poses. It is not a video frame and is rejected as first_frame_url."""
    character_sheet_text: str | None
    """A description of the presenter, and any reference images that could not be used."""
    asset_id: str | None
    """The asset of the sheet."""
    credits_charged: int
    """The credits charged: 10."""


class CharacterList(TypedDict):
    characters: list[dict[str, Any]]
    """Newest first, at most 100."""


class VoiceCreated(TypedDict):
    voice_id: str
    """The id of the voice: opaque, usable only by this account."""
    name: str
    """The name given at creation."""
    kind: Literal["cloned", "library"]
    """cloned: created from recordings of a speaker. library: a stock voice."""
    language: str | None
    """The language of a stock voice; null for a clone, which speaks any language."""
    credits_charged: int
    """The credits charged: 30 for a clone, 0 for a stock voice."""


class VoiceList(TypedDict):
    voices: list[dict[str, Any]]
    """Newest first."""


class TtsCreated(TypedDict):
    audio_url: str
    """The recording. The link is permanent."""
    duration_sec: float
    """Its length in seconds."""
    asset_id: str | None
    """The asset of the recording."""
    credits_charged: int
    """The credits charged: 10 per 1,000 characters, at least 10."""


class FirstFrameCreated(TypedDict):
    image_url: str
    """A vertical still of one person that can be the first_frame_url of a video. The link is permanent."""
    asset_id: str | None
    """The asset of the still."""
    credits_charged: int
    """The credits charged: 6."""
    warnings: NotRequired[list[str]]
    """Parts of the description that the image does not show, in sentences. Missing if there are none."""


class VideoQueued(TypedDict):
    workflow_id: str
    """The id of the job: partner_thv_… for talking_head, partner_scn_… for scenes."""
    status: Literal["queued"]
    """Poll GET /jobs/{workflowId}/status every 8-10 seconds."""
    credits_reserved: int
    """The credits reserved until the job ends: exactly the estimate for the same body."""


class TalkingHeadQuote(TypedDict):
    mode: Literal["talking_head"]
    """The mode of the request."""
    credits_required: int
    """The credits that POST /videos would reserve: exactly the sum of the breakdown."""
    credits_balance: int
    """The credits available."""
    sufficient_credits: bool
    """Whether the balance covers the price."""
    estimated_seconds: float
    """Length of the finished video in seconds."""
    breakdown: dict[str, Any]
    """The line items, each rounded up separately."""


class ScenesQuote(TypedDict):
    mode: Literal["scenes"]
    """The mode of the request."""
    credits_required: int
    """The credits that POST /videos would reserve: exactly the sum of the breakdown."""
    credits_balance: int
    """The credits available."""
    sufficient_credits: bool
    """Whether the balance covers the price."""
    estimated_seconds: float
    """Length of the finished video in seconds."""
    breakdown: dict[str, Any]
    """The line items, each rounded up separately."""


VideoQuote = TalkingHeadQuote | ScenesQuote


class JobResult(TypedDict):
    """The output of the job."""

    video_url: NotRequired[str]
    """The finished MP4. The link is permanent."""
    image_url: NotRequired[str]
    """The first frame of the video."""
    audio_url: NotRequired[str]
    """The speech of the video."""
    asset_id: NotRequired[str]
    """The video as an asset."""


class JobView(TypedDict):
    workflow_id: str
    """partner_thv_… for talking_head, partner_scn_… for scenes."""
    status: Literal["queued", "running", "completed", "failed"]
    """completed and failed are final."""
    error_message: str | None
    """Why the job failed; null otherwise."""
    credits_estimated: int | None
    """The credits reserved when the job was queued."""
    credits_actual: int | None
    """The credits charged for the measured length; null until completed."""
    queued_at: str
    """When the job was accepted."""
    completed_at: str | None
    """When the job completed or failed; null before."""
    credits_consumed: int | None
    """null while queued or running; credits_actual once completed; 0 if failed, because failed jobs are refunded."""
    image_url: str | None
    """The first frame of the video, once completed."""
    video_url: str | None
    """The finished MP4, once completed."""
    result: JobResult | None
    """Set once completed."""


class LineItem(TypedDict):
    item: str
    """talking_head: render, lipsync, tts, first_frame, captions; scenes: render_first_scene, render_later_scenes, tts.
    """
    seconds: float | None
    """Estimated until the job ends, then measured; null for a flat price."""
    rate: float | None
    """Credits per second; null for a flat price."""
    estimated: int
    """The credits reserved for it."""
    actual: int | None
    """The credits charged for it; null until the job ends."""


class JobHistoryItem(TypedDict):
    workflow_id: str
    """partner_thv_… for talking_head, partner_scn_… for scenes."""
    status: Literal["queued", "running", "completed", "failed"]
    """completed and failed are final."""
    error_message: str | None
    """Why the job failed; null otherwise."""
    credits_estimated: int | None
    """The credits reserved when the job was queued."""
    credits_actual: int | None
    """The credits charged for the measured length; null until completed."""
    queued_at: str
    """When the job was accepted."""
    completed_at: str | None
    """When the job completed or failed; null before."""
    metadata: dict[str, Any]
    """progress (0 to 1); queue_position while queued, 1 starts next; phase (scenes only: generating, then finalizing);
    scenes (the number of scenes); engine; warnings (sentences); line_items [{item, seconds, rate, estimated,
    actual}]; quality {lipsync} of a video whose lips were measured: {correlation (−1 to 1, how closely they follow
    the sound), lag_ms, closures and closed (M, B and P on camera, and those on which the lips close)}.
    """
    job_type: str | None
    """talking_head or scenes."""


class JobHistory(TypedDict):
    jobs: list[JobHistoryItem]
    """Newest first."""


AssetKind = Literal["character_sheet", "first_frame", "tts_audio", "video"]


class Asset(TypedDict):
    asset_id: str
    """The id of the asset."""
    kind: AssetKind
    """The kind of asset."""
    url: str
    """The link to the file, permanent and public."""
    workflow_id: str | None
    """The job that created it."""
    character_id: str | None
    """The character it shows."""
    voice_id: str | None
    """The voice that speaks in it."""
    metadata: dict[str, Any]
    """Properties of the file. More members may be added."""
    created_at: str
    """When it was created."""


class AssetList(TypedDict):
    assets: list[Asset]
    """Newest first."""


class WordTimings(TypedDict):
    words: list[dict[str, Any]]


UsageSummary = TypedDict(
    "UsageSummary",
    {
        "credits_balance": int,
        "credits_balance_base": int,
        "credits_spent_lifetime": int,
        "credits_consumed_in_range": int,
        "job_counts": dict[str, Any],
        "from": str,
        "to": str,
    },
)


WebhookEventType = Literal["video.completed", "video.failed", "character.created", "credits.low"]


class VideoCompletedEvent(TypedDict):
    type: Literal["video.completed"]
    timestamp: str
    """When it happened."""
    data: dict[str, Any]


class VideoFailedEvent(TypedDict):
    type: Literal["video.failed"]
    timestamp: str
    """When it happened."""
    data: dict[str, Any]


class CharacterCreatedEvent(TypedDict):
    type: Literal["character.created"]
    timestamp: str
    """When it happened."""
    data: dict[str, Any]


class CreditsLowEvent(TypedDict):
    type: Literal["credits.low"]
    timestamp: str
    """When it happened."""
    data: dict[str, Any]


class WebhookTestEvent(TypedDict):
    type: Literal["webhook.test"]
    timestamp: str
    """When it happened."""
    data: dict[str, Any]


WebhookEvent = VideoCompletedEvent | VideoFailedEvent | CharacterCreatedEvent | CreditsLowEvent | WebhookTestEvent


class Deleted(TypedDict):
    deleted: bool
    """Always true: an unknown id is a 404."""


class ErrorBody(TypedDict):
    """Every error has this body; some have more members."""

    error: str
    """What happened. Upper-case values are stable; all others are sentences for people."""
