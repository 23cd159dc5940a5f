"""run.py on a Ray cluster of several nodes, one of which is killed while it checks."""

import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

# Ray reads these when it is imported. Who has no token has no access to a cluster.
os.environ["RAY_TMPDIR"] = tempfile.mkdtemp(prefix="ray-")
os.environ["RAY_AUTH_MODE"] = "token"
os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
# After which a part of a cluster takes its head for lost.
os.environ["RAY_gcs_rpc_server_reconnect_timeout_s"] = "10"

import ray.cluster_utils  # noqa: E402

import support  # noqa: E402

RUN = os.path.join(support.CLUSTER, "run.py")
NODES = 4


def tearDownModule() -> None:
    """Removes the logs of the clusters. A part that has lost its head writes on for some seconds."""
    limit = time.monotonic() + 60
    while os.path.exists(os.environ["RAY_TMPDIR"]) and time.monotonic() < limit:
        shutil.rmtree(os.environ["RAY_TMPDIR"], ignore_errors=True)
        time.sleep(0.5)


class Event(NamedTuple):
    """What the program that stands in for l10n has written: that it began or ended with lines, on which node."""

    kind: str
    raylet: int
    process: int
    lines: str


class ClusterCase(support.TreeCase):
    """Tests with a cluster, `self.cluster`, of nodes with a core each."""

    cluster: ray.cluster_utils.Cluster
    nodes = NODES

    @classmethod
    def setUpClass(cls) -> None:
        # The head has no core: it checks nothing, and what is killed is never what the call itself is connected to.
        cls.cluster = ray.cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
        cls.addClassCleanup(cls.cluster.shutdown)
        for _ in range(cls.nodes):
            cls.cluster.add_node(num_cpus=1)

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, RUN, *arguments, "--address", self.cluster.address]

    def ray(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return support.run(*self.command(*arguments), folder=self.folder, **variables)

    def begin(self, *arguments: str) -> subprocess.Popen[bytes]:
        """A call that is running; what it says goes to a file, `output`."""
        with open(self.path("output"), "wb") as output:
            call = subprocess.Popen(
                self.command(*arguments, "--l10n", self.slow_program()), cwd=self.folder, stdin=subprocess.DEVNULL,
                stdout=output, stderr=output)
        self.addCleanup(call.kill)
        return call

    def output(self) -> str:
        with open(self.path("output"), encoding="utf-8") as file:
            return file.read()

    def wait_for_events(self, count: int) -> None:
        limit = time.monotonic() + 120
        while len(self.events()) < count and time.monotonic() < limit:
            time.sleep(0.1)
        self.assertGreaterEqual(len(self.events()), count)

    def slow_program(self) -> str:
        """A program that takes its time to check, and writes down on which node it does."""
        path = self.path("slow")
        support.write(path, f"""#!/bin/sh
            [ "$1" = check ] || exec '{support.program()}' "$@"
            lines=$(cat)
            sum=$(printf '%s\\n' "$lines" | cksum | tr ' ' -)
            echo "began $RAY_RAYLET_PID $$ $sum" >>'{self.path("log")}'
            sleep 1
            printf '%s\\n' "$lines" | '{support.program()}' "$@"
            status=$?
            echo "ended $RAY_RAYLET_PID $$ $sum" >>'{self.path("log")}'
            exit $status
            """, executable=True)
        support.write(self.path("log"), "")
        return path

    def events(self) -> list[Event]:
        with open(self.path("log"), encoding="utf-8") as file:
            fields = [line.split() for line in file if line.endswith("\n")]
        return [Event(kind, int(raylet), int(process), lines) for kind, raylet, process, lines in fields]

    def running(self) -> list[Event]:
        """What has begun and not ended."""
        events = self.events()
        ended = {event.process for event in events if event.kind == "ended"}
        return [event for event in events if event.kind == "began" and event.process not in ended]


class RayTest(ClusterCase):
    def kill_busy_node(self) -> tuple[int, list[Event]]:
        """Kills a node in the middle of a task; returns its raylet, and what ran there."""
        raylets = {node.all_processes["raylet"][0].process.pid: node for node in self.cluster.worker_nodes}
        limit = time.monotonic() + 120
        while time.monotonic() < limit:
            before = {event.process for event in self.running()}
            time.sleep(0.1)
            # All four are at work, several tasks are done, and the victim's began a moment ago.
            now = self.running()
            fresh = [event for event in now if event.process not in before and event.raylet in raylets]
            if fresh and len({event.raylet for event in now}) == NODES and len(self.events()) > 4 * NODES:
                victim = fresh[-1].raylet
                lost = [event for event in now if event.raylet == victim]
                self.cluster.remove_node(raylets[victim], allow_graceful=False)
                self.addCleanup(self.cluster.add_node, num_cpus=1)
                return victim, lost
        raise AssertionError(f"no node was seen at work: {self.events()}")

    def test_survives_a_killed_node(self) -> None:
        call = self.begin("Apps", "--spool", "spool.ndjson", "--format", "json", "--report", "report.json")
        victim, lost = self.kill_busy_node()
        self.assertIsNone(call.poll(), "the node was killed behind the end of the call")
        self.assertTrue(lost)
        status = call.wait(timeout=300)
        text = self.output()
        self.assertEqual(status, 1, text)
        began = [event for event in self.events() if event.kind == "began"]
        for event in lost:
            others = [other for other in began if other.lines == event.lines and other.process != event.process]
            self.assertTrue(others, f"{event} was not done again: {began}")
            self.assertNotEqual({other.raylet for other in others}, {victim})
        self.assertEqual(len(self.spooled()), len(self.names))
        self.assert_same_reports("spool.ndjson")
        # Ray has done it: the call has started each task once.
        tasks = len({event.lines for event in began})
        self.assertIn(f"{len(self.names)} units in {tasks} tasks, 0 lost", text)

    def test_tells_of_a_project_that_fails(self) -> None:
        broken = self.break_project()
        self.assert_told(self.ray("Apps", "--all"), broken)

    def test_tells_of_a_project_at_which_workers_die(self) -> None:
        """Of its batch, which is lost as a whole, the others are checked."""
        support.write(self.path("dies"), f"""#!/bin/sh
            [ "$1" = check ] || exec '{support.program()}' "$@"
            lines=$(cat)
            case $lines in *'"path":"Apps/-rf"'*) kill -KILL $PPID ;; esac
            printf '%s\\n' "$lines" | '{support.program()}' "$@"
            """, executable=True)
        ended = self.ray("Apps", "--all", "--retries", "1", "--l10n", self.path("dies"))
        self.assertEqual(ended.returncode, 2, ended.stderr)
        self.assertIn("'Apps/-rf' was not checked: WorkerCrashedError: ", ended.stderr)
        self.assertEqual(ended.stderr.count("was not checked"), 1)
        self.assertIn(support.HOSTILE + "/de.lproj", ended.stdout)

    def test_copies_projects_of_a_url(self) -> None:
        for name in self.names[:6]:
            os.renames(self.path("Apps", name), self.path("Flat", name.replace("/", "-")))
        os.rename(self.path("Apps", support.HOSTILE), self.path("Flat", support.HOSTILE))
        ended = self.ray(f"file://{self.path('Flat')}", "--spool", "spool.ndjson", "--format", "json")
        self.assertEqual(ended.returncode, 1, ended.stderr)
        self.assertEqual(len(self.spooled()), 7)
        self.assert_same_reports("spool.ndjson", whole=".", folder=self.path("Flat"))

    def test_goes_on_with_a_spool_file(self) -> None:
        self.ray("Apps", "--spool", "spool.ndjson", "--format", "json", "--report", "report.json")
        with open(self.path("spool.ndjson"), "r+b") as file:
            file.truncate(os.path.getsize(file.name) // 2)
        ended = self.ray("Apps", "--spool", "spool.ndjson", "--format", "json", "--report", "again.json")
        left = [int(count) for count in re.findall(r"run.py: (\d+) units", ended.stderr)]
        self.assertEqual(len(left), 1, ended.stderr)
        self.assertIn(left[0], range(1, len(self.names)))
        self.assert_same_reports("spool.ndjson")

    def test_ends_when_it_is_interrupted(self) -> None:
        call = self.begin("Apps")
        self.wait_for_events(2)
        call.send_signal(signal.SIGINT)
        self.assertEqual(call.wait(timeout=30), 2, self.output())

    def test_says_that_there_is_no_cluster(self) -> None:
        """Status 1 would say that there are findings."""
        ended = support.run(sys.executable, RUN, "Apps", "--address", "127.0.0.1:1", folder=self.folder)
        self.assertEqual((ended.returncode, ended.stdout), (2, ""), ended.stderr)
        self.assertIn("Connection refused", ended.stderr)


class LostClusterTest(ClusterCase):
    nodes = 1

    def test_reports_what_was_done(self) -> None:
        """Ray ends the process that has lost its cluster, with status 1, which would say that there are findings."""
        call = self.begin("Apps", "--all")
        self.wait_for_events(8)
        self.cluster.head_node.kill_gcs_server()
        self.assertEqual(call.wait(timeout=120), 2, self.output())
        self.assertRegex(self.output(), r"run.py: the call of Ray ended with \d+; merged is what was done\n")
        self.assertRegex(self.output(), rf"no report on \d+ of the {len(self.names)} units of the plan")
        self.assertIn("de.lproj/Localizable.strings:", self.output())
