// Decides which waiting job starts next, so that every client gets the same share of a turn group.
//
// This is start-time fair queueing (Goyal, Vin, Cheng: "Start-time Fair Queuing", SIGCOMM 1996): each client is a flow and all jobs have
// the same length. A client that begins to wait gets the turn max(its own next turn, the latest turn that has started). Each job that
// starts moves its client one turn further. The lowest turn starts first. It follows that
// - a job waits for at most as many starts as there are clients, times its position among its own client's jobs;
// - a client that was idle has saved nothing, and a client that was busy owes nothing.
// Clients have turns, jobs do not: jobs that are closed while they wait use up no turn, so their client is not put behind the others.
import { type Reader, sql, type Tx } from '../db/db.ts';
import type { QueueName } from './job.ts';

/** The latest turn that has started: every start leaves its client one turn further. */
const latestTurn = (queue: QueueName, turnGroup: string) =>
  sql`greatest(0, (select max(turn) - 1 from client_turns where queue = ${queue} and turn_group = ${turnGroup}))`;

/**
 * Gives the client of a job that was queued in this transaction a turn, unless it has one.
 * Locks the client's row until the transaction ends, so that `startNext` sees the job once it stops waiting for the row.
 */
export async function waitForTurn(
  tx: Tx,
  { queue, turnGroup, client }: { queue: QueueName; turnGroup: string; client: string },
): Promise<void> {
  await sql`insert into client_turns as own (queue, turn_group, client_id, turn, since, waiting)
    values (${queue}, ${turnGroup}, ${client}, ${latestTurn(queue, turnGroup)}, clock_timestamp(), true)
    on conflict (queue, turn_group, client_id) do update
      set turn = greatest(own.turn, excluded.turn), since = excluded.since, waiting = true
      where not own.waiting`.execute(tx);
}

/** The turn groups of the queue in which jobs may be waiting. */
export async function listWaitingTurnGroups(reader: Reader, queue: QueueName): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct turn_group as name from client_turns
    where queue = ${queue} and waiting`.execute(reader);
  return rows.map(({ name }) => name);
}

/** Sets the job whose turn it is running and returns its id; undefined if no job can be started now. */
export async function startNext(tx: Tx, queue: QueueName, turnGroup: string): Promise<string | undefined> {
  const passed: string[] = [];
  for (;;) {
    // A locked row belongs to an order that is being placed or to a start under way, which looks at the client again afterwards.
    const { rows } = await sql<{ client: string }>`select client_id as client from client_turns
      where queue = ${queue} and turn_group = ${turnGroup} and waiting and client_id <> all(${passed}::uuid[])
      order by turn, since, client_id limit 1 for update skip locked`.execute(tx);
    const client = rows[0]?.client;
    if (client === undefined) return undefined;
    const job = await startFirstOf(tx, { queue, turnGroup, client });
    if (job !== undefined) return job;
    passed.push(client);
  }
}

async function startFirstOf(
  tx: Tx,
  { queue, turnGroup, client }: { queue: QueueName; turnGroup: string; client: string },
): Promise<string | undefined> {
  const queued = sql`from jobs
    where queue = ${queue} and turn_group = ${turnGroup} and client_id = ${client} and status = 'queued'`;
  // A locked job is being closed. Waiting for it while holding the client's turn could end in a deadlock.
  const { rows } = await sql<{ id: string }>`update jobs set status = 'running', started_at = now()
    where id = (select id ${queued} order by queued_at, id limit 1 for update skip locked) returning id`.execute(tx);
  const started = rows[0]?.id;
  const turn =
    started === undefined
      ? sql``
      : sql`turn = greatest(turn, ${latestTurn(queue, turnGroup)}) + 1, since = clock_timestamp(),`;
  await sql`update client_turns set ${turn} waiting = exists (select 1 ${queued})
    where queue = ${queue} and turn_group = ${turnGroup} and client_id = ${client}`.execute(tx);
  return started;
}
