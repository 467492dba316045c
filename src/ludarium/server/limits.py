"""How much one request, one guest, one address and the whole server may have: every limit stands here.

A limit is asked before anything is read from the database.  Whoever is over it is told so, and nobody else
notices.
"""

from typing import Final

from ludarium.server.buckets import Bucket, Buckets
from ludarium.server.clock import Clock

# -- one request, one message

URL_BYTES: Final = 8_000
HEADER_BYTES: Final = 8_000  # one line
HEADERS_BYTES: Final = 16_384  # all of them
HEADERS: Final = 100
HEAD_SECONDS: Final = 10.0  # until the whole head has come, from the connection or from the last answer
PIPELINED: Final = 8  # requests that wait for the answer to the one before them
BODY_BYTES: Final = 65_536
REST_BYTES: Final = 262_144  # after a head, of whatever kind, until the next one
BODY_SECONDS: Final = 10.0  # until all of it has come
STUDY_BYTES: Final = 200_000  # of a body that holds chapters of a study
FRAME_BYTES: Final = 65_536  # a larger one ends the connection
MESSAGE_LETTERS: Final = 16_384
LOBBY: Final = 1_000  # tables, the latest
RING_SECONDS: Final = 1.0  # between two rings for one page
LISTED_TABLES: Final = 100  # at one time; the client asks for the others
HIGHEST_SEAT: Final = 99
ENTRIES_TOLD: Final = 200  # at one time; the client asks for what was before
BOT_SECONDS: Final = 10.0  # for one answer
LINE_LETTERS: Final = 16_384  # of a position that somebody thinks about
LINE_SECONDS: Final = 0.5  # of the processor, for one answer about a line; then its worker is killed
STUDY_SECONDS: Final = 2.0  # of the processor, for a study or a record that somebody pastes
AWAY_SECONDS: Final = 5.0  # from when somebody has no page open until that is known: to load it anew

# -- one connection

HTTP_READ_BYTES: Final = 4_096  # this much at a time is looked at, so that nobody's flood holds up the others
SOCKET_READ_BYTES: Final = 512
PING_SECONDS: Final = 10.0  # of each websocket, which tells how long its way takes
UNREAD_SECONDS: Final = 60.0  # until somebody takes what was sent
LINGER_SECONDS: Final = 2.0  # for whoever was turned away to hear of it
WARNINGS: Final = 3  # `too-fast`, or as many frames as may be, so often in a minute; then it is closed

# -- one guest, or one address without a guest

TABLES: Final = 200  # opened and unfinished
SOCKETS: Final = 64
REVIEWS_OF_ONE: Final = 1
BOT_GAMES: Final = 4  # that go on because one guest watches
STUDIES: Final = 200
STUDIES_BYTES: Final = 10_000_000  # all chapters of one
THOUGHTS_OF_ONE: Final = 1  # at one time

# What a message takes from the bucket, about as long as it takes; every other one takes one.
COSTS: Final = {
    "as": 5,
    "try": 3,
    "effects": 5,
    "suppose": 5,
    "why": 2,
    "do": 2,
    "undo": 2,
    "hint": 2,
    "coach": 2,
}
COST: Final = 2  # of all others

# -- one address: a school is one, and so are 2^64 of IPv6

CONNECTIONS_OF_ONE: Final = 256
SOCKETS_OF_AN_ADDRESS: Final = 128
REVIEWS_OF_AN_ADDRESS: Final = 4
BOT_GAMES_OF_AN_ADDRESS: Final = 12
WORKERS_LEFT: Final = 1  # to others, where there are two or more

# -- everybody together

CONNECTIONS: Final = 4_096
DESCRIPTORS: Final = 65_536  # are asked of the system
OWN_DESCRIPTORS: Final = 256  # for the database, the bots and the log
WRITE_SECONDS: Final = 5.0  # until a transaction has begun
WRITES_WAITING: Final = 64  # besides moves
FINISH_SECONDS: Final = 2.0  # for what is wanted at a table that another process is to have
READ_SECONDS: Final = 5.0  # until the database answers

REVIEWS: Final = 1000  # wanted at one time
REVIEWS_MADE: Final = 8  # at one time; the others wait for their turn
PATIENCE: Final = 8  # thoughts at tables before a review that waits is thought about
TABLES_LOADING: Final = 1
TABLES_RESUMING: Final = 16  # after a restart
LINES_WAITING: Final = 64
BEST_WAITING: Final = 32  # thoughts of any kind, before one about a line is put off
VERIFY_SECONDS: Final = 10  # for one record
VERIFICATIONS_WAITING: Final = 32
VERIFICATIONS_KEPT: Final = 1000
STORIES_KEPT: Final = 200  # of finished games in numbers


class Limits:
    """Who may do what how often: so much at once, so much a second."""

    def __init__(self, on: bool, clock: Clock) -> None:
        self.on = on
        self._clock = clock
        self._set_those_of_guests()
        self._set_those_of_names()
        self._set_those_of_addresses()

    def _set_those_of_guests(self) -> None:
        """One guest, or one address without a guest."""
        self.requests = self._buckets(200, 20)
        self.messages = self._buckets(200, 20)
        self.entries = self._buckets(200, 5)
        self.undos = self._buckets(20, 0.5)
        self.guests = self._buckets(30, 0.1)
        self.hints = self._buckets(10, 0.2)
        self.coach = self._buckets(20, 0.5)
        self.lines = self._buckets(100, 10)
        self.best = self._buckets(30, 0.5)
        self.answers = self._buckets(60, 0.5)  # to puzzles, and doubts of them
        self.studies = self._buckets(60, 1)  # written or read as text
        self.seeks = self._buckets(10, 0.1)
        self.chat = self._buckets(5, 1 / 3)
        self.echoes = self._buckets(1, 1 / 30)  # of the same words at one table
        self.reports = self._buckets(5, 0.01)
        self.tables = self._buckets(30, 0.1)
        self.reviews = self._buckets(4, 0.05)
        self.exports = self._buckets(3, 0.001)
        self.operating = self._buckets(100, 5)  # calls of the page for operators, whoever tries
        self.channels = self._buckets(20, 0.02)
        self.tests = self._buckets(5, 0.01)  # of a channel

    def _set_those_of_names(self) -> None:
        """One mail address that something is to be sent to, one name to sign in with, whoever tries."""
        self.mails = self._buckets(3, 1 / 600)
        self.proofs_of_handle = self._buckets(5, 5 / 900)

    def _set_those_of_addresses(self) -> None:
        """One address, whatever guests are there: enough for a school."""
        self.connections_of_address = self._buckets(400, 30)
        self.requests_of_address = self._buckets(1500, 60)
        self.messages_of_address = self._buckets(2000, 200)
        self.proofs_of_address = self._buckets(10, 10 / 900)
        self.unsubscribing_of_address = self._buckets(100, 1)  # mail services do it for all who read there
        self.challenges_of_address = self._buckets(60, 0.2)
        self.reviews_of_address = self._buckets(12, 0.2)

    def _buckets(self, most: float, rate: float) -> Buckets:
        return Buckets(most, rate, self._clock, self.on)

    def frames(self) -> Bucket:
        """How many frames one connection may send, pings and fragments too; each kilobyte counts as one."""
        return Bucket(most=200, rate=40, clock=self._clock)

    def warnings(self) -> Bucket:
        """How often one connection may be too fast before it is closed."""
        return Bucket(most=WARNINGS, rate=WARNINGS / 60, clock=self._clock)


def connections(descriptors: int) -> int:
    """How many connections all may have together; each may have a file open as well."""
    return max(1, min(CONNECTIONS, (descriptors - OWN_DESCRIPTORS) // 2))


def connections_of_one(most: int) -> int:
    """How many of them one address may have: never more than a quarter."""
    return max(1, min(CONNECTIONS_OF_ONE, most // 4))
