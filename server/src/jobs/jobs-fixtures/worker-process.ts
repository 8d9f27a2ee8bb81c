// A worker process for tests to kill, stop and terminate. Argument: the room's options as JSON.
import { openRoom } from './room.ts';

const room = await openRoom(JSON.parse(process.argv[2] ?? '{}'));
await room.worker.start();
process.once('SIGTERM', async () => {
  const closed = room.close();
  process.stdout.write('stopping\n');
  await closed;
  process.exit(0);
});
process.stdout.write('ready\n');
