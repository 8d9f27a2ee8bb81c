"""Tests of the client: against the mounted API, and against servers that reject, break off or do not respond."""

from __future__ import annotations

import base64
import hashlib
import hmac
import http.server
import json
import os
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).parent.parent))
import greenroom  # noqa: E402

KEY = os.environ.get("GREENROOM_API_KEY", "gr_test")
WORKFLOW = "partner_thv_0199e2a61b5c7d3e8f90a1b2c3d4e5f6"
ID = "0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d"


class Reply:
    """A response of a test server. `cut`: the connection ends after so many bytes of the body. `stall`: seconds before it."""

    def __init__(self, status=200, body=None, *, headers=None, cut=None, stall=0.0):
        self.status, self.headers, self.cut, self.stall = status, headers or {}, cut, stall
        self.body = body if isinstance(body, bytes) else json.dumps(body if body is not None else {}).encode()


class Server:
    """Returns its replies in order, and then repeats the last one. Records the requests."""

    def __init__(self, *replies: Reply):
        requests = self.requests = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def reply(self):
                length = int(self.headers.get("content-length", 0))
                requests.append((self.command, self.path, dict(self.headers), self.rfile.read(length)))
                reply = replies[min(len(requests), len(replies)) - 1]
                time.sleep(reply.stall)
                if reply.status == 0:
                    return self.connection.close()
                self.send_response(reply.status)
                for name, value in {"Content-Length": len(reply.body), **reply.headers}.items():
                    self.send_header(name, str(value))
                self.end_headers()
                self.wfile.write(reply.body[: reply.cut])

            do_GET = do_POST = do_DELETE = reply

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def client(self, **options) -> greenroom.Client:
        return greenroom.Client(self.url + "/", KEY, **options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()


class Quick(unittest.TestCase):
    """Pauses take no time, and are recorded."""

    def setUp(self):
        self.pauses = []
        sleep, test = time.sleep, threading.current_thread()
        # The servers' threads sleep for real.
        patched = mock.patch.object(
            time, "sleep", lambda pause: self.pauses.append(pause) if threading.current_thread() is test else sleep(pause)
        )
        patched.start()
        self.addCleanup(patched.stop)


class Retries(Quick):
    def test_a_post_is_repeated_with_the_same_key_until_it_succeeds(self):
        seen = []
        with Server(Reply(503, {"error": "Later."}), Reply(0), Reply(200, {"status": "queued"})) as server:
            client = server.client(logger=seen.append)
            self.assertEqual(client.videos.create({"mode": "scenes"})["status"], "queued")
        keys = {headers["Idempotency-Key"] for _, _, headers, _ in server.requests}
        self.assertEqual((len(server.requests), len(keys)), (3, 1))
        self.assertEqual([(entry.attempt, entry.status) for entry in seen], [(1, 503), (2, None), (3, 200)])
        self.assertNotIn(KEY, repr(seen))

    def test_a_given_key_is_sent_and_an_impossible_one_is_refused(self):
        with Server(Reply(200, {"status": "queued"})) as server:
            server.client().videos.create({"mode": "scenes"}, idempotency_key="order-1")
            with self.assertRaises(ValueError):
                server.client().videos.create({"mode": "scenes"}, idempotency_key="a\nb")
        self.assertEqual([headers["Idempotency-Key"] for _, _, headers, _ in server.requests], ["order-1"])

    def test_a_request_ends_with_the_last_error_after_its_retries(self):
        with Server(Reply(500, {"error": "Broken."}, headers={"x-request-id": "r-9"})) as server:
            with self.assertRaises(greenroom.ServerError) as raised:
                server.client().usage.summary(max_retries=1)
        self.assertEqual((str(raised.exception), raised.exception.request_id), ("Broken.", "r-9"))
        self.assertEqual(len(server.requests), 2)

    def test_retry_after_is_waited_for_unless_it_is_too_long(self):
        limited = Reply(429, {"error": "RATE_LIMITED"}, headers={"Retry-After": "7"})
        with Server(limited, Reply(200, {})) as server:
            server.client().voices.list()
        self.assertEqual(self.pauses, [7])
        with Server(Reply(429, {"error": "RATE_LIMITED"}, headers={"Retry-After": "3600"})) as server:
            with self.assertRaises(greenroom.RateLimited) as raised:
                server.client().voices.list()
        self.assertEqual((raised.exception.retry_after, len(server.requests)), (3600, 1))

    def test_an_order_in_flight_is_waited_for(self):
        in_flight = Reply(409, {"error": "IDEMPOTENCY_KEY_IN_FLIGHT"}, headers={"Retry-After": "5"})
        with Server(*[in_flight] * 6, Reply(200, {"status": "queued"})) as server:
            server.client().videos.create({"mode": "scenes"})
        self.assertEqual(len(server.requests), 7)

    def test_what_a_repetition_cannot_change_is_not_repeated(self):
        for status, body, kind in [
            (400, {"error": "text must not be blank."}, greenroom.InvalidRequest),
            (401, {"error": "Missing or invalid API key."}, greenroom.Unauthorized),
            (402, {"error": "INSUFFICIENT_CREDITS", "credits_required": 136}, greenroom.InsufficientCredits),
            (404, {"error": "Not found."}, greenroom.NotFound),
            (409, {"error": "IDEMPOTENCY_KEY_REUSED"}, greenroom.IdempotencyConflict),
            (409, {"error": "VOICE_LIMIT_REACHED", "max_voices": 10}, greenroom.VoiceLimitReached),
            (422, {"error": "No face found."}, greenroom.UnusableMedia),
            (429, {"error": "TOO_MANY_ACTIVE_JOBS", "max_active_jobs": 3}, greenroom.TooManyActiveJobs),
        ]:
            with self.subTest(status=status, error=body["error"]), Server(Reply(status, body)) as server:
                with self.assertRaises(kind) as raised:
                    server.client().tts.create({"voice_id": "v", "text": " "})
                self.assertEqual((type(raised.exception), str(raised.exception)), (kind, body["error"]))
                self.assertEqual(len(server.requests), 1)
                for member in ("credits_required", "max_voices", "max_active_jobs"):
                    if member in body:
                        self.assertEqual(getattr(raised.exception, member), body[member])


class HostileResponses(Quick):
    def test_a_page_of_a_proxy_is_an_error_with_its_status(self):
        with Server(Reply(404, b"<html>Nothing here</html>")) as server:
            with self.assertRaisesRegex(greenroom.NotFound, "status 404"):
                server.client().usage.summary()

    def test_a_page_instead_of_json_a_truncated_and_an_endless_body_are_no_response(self):
        endless = Reply(200, b"x" * (17 * 1024 * 1024))
        for reply in (Reply(200, b"<html>"), Reply(200, {"name": "x" * 100}, cut=20), endless):
            with self.subTest(size=len(reply.body)), Server(reply) as server:
                with self.assertRaises(greenroom.NoResponse):
                    server.client().usage.summary(max_retries=0)

    def test_a_redirect_does_not_get_the_key(self):
        with Server(Reply(200, {"stolen": True})) as other:
            with Server(Reply(302, b"", headers={"Location": f"{other.url}/"})) as server:
                with self.assertRaisesRegex(greenroom.InvalidRequest, "status 302"):
                    server.client().usage.summary()
        self.assertEqual(other.requests, [])

    def test_a_server_that_does_not_respond_in_time_is_given_up(self):
        with Server(Reply(200, {}, stall=2.0)) as server:
            with self.assertRaisesRegex(greenroom.NoResponse, r"within 0\.2 s"):
                server.client(timeout=0.2, max_retries=0).usage.summary()

    def test_a_key_that_would_break_the_headers_is_refused(self):
        for key in (None, "", "a b", "a\r\nx-evil: 1"):
            with self.assertRaises(ValueError):
                greenroom.Client("http://127.0.0.1", key)


class Waiting(Quick):
    def job(self, status, **more):
        return Reply(200, {"workflow_id": WORKFLOW, "status": status, "error_message": None, **more})

    def test_a_video_is_polled_until_it_is_completed(self):
        history = Reply(200, {"jobs": [{"workflow_id": WORKFLOW, "metadata": {"progress": 0.4, "queue_position": 2}}]})
        seen = []
        with Server(self.job("queued"), history, self.job("running"), self.job("completed")) as server:
            job = server.client().videos.wait_for(WORKFLOW, poll=8, on_progress=seen.append)
        self.assertEqual((job["status"], self.pauses), ("completed", [8, 8]))
        self.assertEqual([(it.status, it.progress, it.queue_position) for it in seen],
                         [("queued", 0.4, 2), ("running", 0.4, None), ("completed", 1.0, None)])

    def test_a_failed_video_raises_its_reason(self):
        with Server(self.job("failed", error_message="No face found.")) as server:
            with self.assertRaisesRegex(greenroom.JobFailed, "No face found"):
                server.client().videos.wait_for(WORKFLOW)

    def test_the_wait_ends_at_its_limit_and_the_job_continues(self):
        with Server(self.job("running")) as server:
            with self.assertRaises(greenroom.WaitTimeout) as raised:
                server.client().videos.wait_for(WORKFLOW, max_wait=0)
        self.assertEqual(raised.exception.job["status"], "running")


class Lists(Quick):
    def test_all_pages_are_read_and_an_item_that_moved_is_not_repeated(self):
        page = lambda *ids: Reply(200, {"assets": [{"asset_id": it} for it in ids]})  # noqa: E731
        with Server(page("c", "b"), page("b", "a"), page()) as server:
            ids = [asset["asset_id"] for asset in server.client().assets.iterate(kind="video", limit=2)]
        self.assertEqual(ids, ["c", "b", "a"])
        self.assertIn("kind=video&limit=2&offset=4", server.requests[-1][1])


class Downloads(Quick):
    FILE = bytes(range(256)) * 1000

    def test_an_interrupted_download_continues_without_the_key(self):
        start = Reply(200, self.FILE, headers={"ETag": '"one"'}, cut=100_000)
        rest = Reply(206, self.FILE[100_000:], headers={"ETag": '"one"'})
        with Server(start, rest) as server, tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "video.mp4")
            server.client().assets.save(f"{server.url}/assets/video.mp4", path)
            self.assertEqual(path.read_bytes(), self.FILE)
            self.assertEqual(os.listdir(folder), ["video.mp4"])
        self.assertEqual(server.requests[1][2]["Range"], "bytes=100000-")
        self.assertNotIn("Authorization", server.requests[0][2])

    def test_a_file_that_changed_leaves_nothing(self):
        with Server(Reply(200, self.FILE, headers={"ETag": '"one"'}, cut=100_000), Reply(200, self.FILE)) as server:
            with tempfile.TemporaryDirectory() as folder:
                with self.assertRaisesRegex(greenroom.NoResponse, "changed"):
                    server.client().assets.save(f"{server.url}/v.mp4", Path(folder, "v.mp4"), max_retries=1)
                self.assertEqual(os.listdir(folder), [])

    def test_only_http_is_loaded(self):
        with self.assertRaises(ValueError):
            greenroom.Client("http://127.0.0.1", KEY).assets.download("file:///etc/passwd")


class Webhooks(unittest.TestCase):
    SECRET = "whsec_" + base64.b64encode(b"a secret of thirty-two bytes ....").decode()
    BODY = json.dumps({"type": "video.completed", "timestamp": "2030-01-01T00:00:00Z", "data": {"name": "Zoë"}}).encode()

    def headers(self, at=None, secret=SECRET):
        timestamp = str(int(at if at is not None else time.time()))
        key = base64.b64decode(secret.removeprefix("whsec_"))
        signature = hmac.new(key, f"msg_1.{timestamp}.".encode() + self.BODY, hashlib.sha256).digest()
        return {
            "Webhook-Id": "msg_1",
            "Webhook-Timestamp": timestamp,
            "Webhook-Signature": f"v1a,x v1,%% v1,{base64.b64encode(signature).decode()}",
        }

    def test_a_signed_event_is_returned(self):
        event = greenroom.verify_webhook(self.BODY, self.headers(), self.SECRET)
        self.assertEqual(event["type"], "video.completed")

    def test_other_requests_are_rejected(self):
        other = "whsec_" + base64.b64encode(b"another secret of many bytes ....").decode()
        good = self.headers()
        for name, body, headers in [
            ("body", self.BODY.replace(b"completed", b"failed"), good),
            ("secret", self.BODY, self.headers(secret=other)),
            ("old", self.BODY, self.headers(at=time.time() - 400)),
            ("future", self.BODY, self.headers(at=time.time() + 400)),
            ("no time", self.BODY, {**good, "Webhook-Timestamp": "now"}),
            ("no signature", self.BODY, {**good, "Webhook-Signature": "v0,x v1"}),
            ("no id", self.BODY, {name: value for name, value in good.items() if name != "Webhook-Id"}),
        ]:
            with self.subTest(name), self.assertRaises(greenroom.InvalidWebhook):
                greenroom.verify_webhook(body, headers, self.SECRET)
        with self.assertRaises(ValueError):
            greenroom.verify_webhook(self.BODY, good, "whsec_")


@unittest.skipUnless("GREENROOM_URL" in os.environ, "needs the mounted API")
class MountedApi(unittest.TestCase):
    """Each method against the service, whose example bodies and responses are in GREENROOM_EXAMPLES."""

    def test_there_is_a_method_for_every_endpoint_and_it_returns_the_response_of_the_service(self):
        examples = json.loads(os.environ["GREENROOM_EXAMPLES"])
        body = {name: example.get("body") for name, example in examples.items()}
        client = greenroom.Client(os.environ["GREENROOM_URL"], KEY)
        results = {
            "createCharacter": client.characters.create(body["createCharacter"]),
            "listCharacters": client.characters.list(),
            "getCharacter": client.characters.get(ID),
            "deleteCharacter": client.characters.delete(ID),
            "createVoice": client.voices.create(body["createVoice"]),
            "listVoices": client.voices.list(),
            "deleteVoice": client.voices.delete("voc_1"),
            "createSpeech": client.tts.create(body["createSpeech"]),
            "createFirstFrame": client.images.first_frame(body["createFirstFrame"]),
            "createVideo": client.videos.create(body["createVideo"]),
            "estimateVideo": client.videos.estimate(body["estimateVideo"]),
            "getJob": client.jobs.status(WORKFLOW),
            "listAssets": client.assets.list(kind="video", limit=5),
            "getAsset": client.assets.get(ID),
            "getUsageSummary": client.usage.summary(to="2030-01-01T00:00:00Z"),
            "listJobs": client.usage.jobs(offset=3),
        }
        self.assertEqual(results, {name: example["response"] for name, example in examples.items()})

    def test_errors_are_those_of_the_service_and_name_the_request(self):
        seen: list[greenroom.RawResponse] = []
        client = greenroom.Client(os.environ["GREENROOM_URL"], KEY)
        client.voices.list(raw=seen.append)
        self.assertEqual((seen[0].status, len(seen[0].headers["x-request-id"]) > 0), (200, True))
        with self.assertRaisesRegex(greenroom.InvalidRequest, r"^text must not be blank\.$") as raised:
            client.tts.create({"voice_id": "v", "text": " "})
        self.assertTrue(raised.exception.request_id)
        with self.assertRaises(greenroom.Unauthorized):
            greenroom.Client(os.environ["GREENROOM_URL"], "wrong").voices.list()


if __name__ == "__main__":
    unittest.main()
