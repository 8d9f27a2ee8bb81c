// Decides which waiting job starts next, so that every client gets the same share of a queue.
//
// This is start-time fair queueing (Goyal, Vin, Cheng: "Start-time Fair Queuing", SIGCOMM 1996) with one client as one flow and
// jobs of equal length. A client that begins to wait gets the turn max(its own next turn, the latest turn that has started), and
// its next turn is one higher with each job that starts. The lowest turn starts first. It follows that
// - a job waits for at most as many starts as there are clients, times its place among its own client's jobs;
// - a client that was idle has saved nothing, and one that was busy owes nothing.
// Only a client has a turn, not a job: jobs that are closed while they wait use none up, so a client whose callers give up is
// not put behind the others for it.
import { type Reader, sql, type Tx } from '../db/db.ts';
import type { QueueName } from './job.ts';

/** The latest turn that has started: every start leaves its client one turn further. */
const latestTurn = (lane: QueueName, queue: string) =>
  sql`greatest(0, (select max(turn) - 1 from client_turns where lane = ${lane} and queue = ${queue}))`;

/**
 * Gives the client of a job that was queued in this transaction a turn, unless it has one.
 * Locks the client's row until the transaction ends, so that `startNext` sees the job once it stops waiting for the row.
 */
export async function waitForTurn(
  tx: Tx,
  { lane, queue, client }: { lane: QueueName; queue: string; client: string },
): Promise<void> {
  await sql`insert into client_turns as own (lane, queue, client_id, turn, since, waiting)
    values (${lane}, ${queue}, ${client}, ${latestTurn(lane, queue)}, clock_timestamp(), true)
    on conflict (lane, queue, client_id) do update
      set turn = greatest(own.turn, excluded.turn), since = excluded.since, waiting = true
      where not own.waiting`.execute(tx);
}

/** The queues of the lane in which jobs may be waiting. */
export async function waitingQueues(reader: Reader, lane: QueueName): Promise<string[]> {
  const { rows } = await sql<{ queue: string }>`select distinct queue from client_turns
    where lane = ${lane} and waiting`.execute(reader);
  return rows.map(({ queue }) => queue);
}

/** Sets the job whose turn it is running and answers its id; undefined where none waits that could be started now. */
export async function startNext(tx: Tx, lane: QueueName, queue: string): Promise<string | undefined> {
  const passed: string[] = [];
  for (;;) {
    // A locked row belongs to an order that is being placed or to a start under way: the client is looked at again after it.
    const { rows } = await sql<{ client: string }>`select client_id as client from client_turns
      where lane = ${lane} and queue = ${queue} and waiting and client_id <> all(${passed}::uuid[])
      order by turn, since, client_id limit 1 for update skip locked`.execute(tx);
    const client = rows[0]?.client;
    if (client === undefined) return undefined;
    const job = await startFirstOf(tx, { lane, queue, client });
    if (job !== undefined) return job;
    passed.push(client);
  }
}

async function startFirstOf(
  tx: Tx,
  { lane, queue, client }: { lane: QueueName; queue: string; client: string },
): Promise<string | undefined> {
  const queued = sql`from jobs where lane = ${lane} and queue = ${queue} and client_id = ${client} and status = 'queued'`;
  // A locked job is being closed. Waiting for it while holding the client's turn could end in a deadlock.
  const { rows } = await sql<{ id: string }>`update jobs set status = 'running', started_at = now()
    where id = (select id ${queued} order by queued_at, id limit 1 for update skip locked) returning id`.execute(tx);
  const started = rows[0]?.id;
  const turn =
    started === undefined
      ? sql``
      : sql`turn = greatest(turn, ${latestTurn(lane, queue)}) + 1, since = clock_timestamp(),`;
  await sql`update client_turns set ${turn} waiting = exists (select 1 ${queued})
    where lane = ${lane} and queue = ${queue} and client_id = ${client}`.execute(tx);
  return started;
}
