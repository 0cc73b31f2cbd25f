"""Follows the event feed of the league, and prints a line for each event.

    LEAGUE_URL=... LEAGUE_KEY=... python3 feed_consumer.py cursor.txt
    LEAGUE_URL=... LEAGUE_KEY=... python3 feed_consumer.py --once cursor.txt

It goes on for ever. With --once it stops at the end of the feed, or after five failures in a row,
as cron wants it. The file keeps how far it has come, and is written after the events were handled.
Whatever breaks, the next start prints some of them a second time and misses none: each line ends
with the id by which to recognise them.
The key needs the scope league:read. Python 3.8 or later, without any package.
"""

import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

POLL_SECONDS = 10
TIMEOUT_SECONDS = 30
MAX_WAIT_SECONDS = 300
MAX_FAILURES_ONCE = 5
MAX_ANSWER_BYTES = 10_000_000
AGAIN = (408, 429, 500, 502, 503, 504)


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """The key is for this address alone."""

    def redirect_request(self, *_arguments):
        return None


class LeagueAway(Exception):
    """It cannot answer now, and a later try may go well."""

    def __init__(self, why, retry_after=None):
        super().__init__(why)
        self.retry_after = retry_after


OPENER = urllib.request.build_opener(NoRedirects)


def handle(event):
    """What you want to do with an event. Ignore kinds that you do not know: new ones come."""
    subject = event["subject"]
    print(event["occurred_at"], event["kind"], subject["type"], subject["id"], event["id"], flush=True)


def follow(base, key, path, once):
    """Takes page after page. Raises HTTPError where the league refuses for good."""
    cursor = load_cursor(path)
    failures = 0
    while True:
        try:
            page = fetch_page(base, key, cursor)
        except LeagueAway as away:
            failures += 1
            if once and failures == MAX_FAILURES_ONCE:
                sys.exit(f"{away}: given up")
            wait(away, failures)
            continue
        failures = 0
        for event in page["data"]:
            handle(event)
        if page["next_cursor"] != cursor:
            cursor = page["next_cursor"]
            save_cursor(path, cursor)
        if not page["has_more"]:
            if once:
                return
            time.sleep(POLL_SECONDS)


def fetch_page(base, key, cursor):
    query = {"limit": "200"} if cursor is None else {"limit": "200", "after": cursor}
    url = f"{base.rstrip('/')}/v1/events?{urllib.parse.urlencode(query)}"
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {key}"})
    try:
        with OPENER.open(request, timeout=TIMEOUT_SECONDS) as response:
            return read_json(response)
    except urllib.error.HTTPError as error:
        if error.code == 410:
            # The club was restored from a backup, and the feed with it. After the cursor in this
            # answer comes all that the old cursor has not seen.
            say("the club was restored from a backup: read again what you keep a copy of")
            return {"data": [], "next_cursor": read_json(error)["next_cursor"], "has_more": True}
        if error.code not in AGAIN:
            raise
        why = f"the league answers {error.code}"
        raise LeagueAway(why, error.headers.get("Retry-After")) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise LeagueAway(f"the league cannot be reached ({error})") from error


def read_json(response):
    # Cut off at that size it is no JSON: a ValueError.
    return json.loads(response.read(MAX_ANSWER_BYTES))


def wait(away, failures):
    """As long as the league asks for, else longer after each failure."""
    asked = away.retry_after or ""
    seconds = int(asked) if asked.isdecimal() and len(asked) < 9 else 2 ** min(failures, 9)
    seconds = max(1, min(seconds, MAX_WAIT_SECONDS))
    say(f"{away}: again in {seconds} s")
    time.sleep(seconds)


def load_cursor(path):
    """None: from the beginning of the feed."""
    try:
        with open(path, encoding="ascii") as file:
            return file.read().strip() or sys.exit(f"{path} is empty: remove it to start over")
    except FileNotFoundError:
        return None


def save_cursor(path, cursor):
    """Whole or not at all: a crash leaves the old file or the new one."""
    with open(f"{path}.new", "w", encoding="ascii") as file:
        file.write(cursor + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(f"{path}.new", path)


def say(text):
    print(text, file=sys.stderr, flush=True)


def main():
    base, key = os.environ.get("LEAGUE_URL"), os.environ.get("LEAGUE_KEY")
    words = [word for word in sys.argv[1:] if word != "--once"]
    if not base or not key or len(words) != 1:
        sys.exit(__doc__)
    try:
        follow(base, key, words[0], once="--once" in sys.argv)
    except urllib.error.HTTPError as error:
        sys.exit(f"the league refuses: {error.code} {error.read(2000).decode('utf-8', 'replace')}")
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
