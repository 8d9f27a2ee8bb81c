// Random faults under traffic: nothing acknowledged is lost, nobody pays for nothing, and everything ends.
// CHAOS_ROUNDS sets the number of rounds and CHAOS_SEED the faults of the first; each round prints its own seed. Rounds with an even
// seed store files in S3, the others on disk. Without both variables, the same two rounds run every time.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Deployment, openDeployment, type Storage } from './deployment.ts';
import { impossibleFaults, isPossible, planFaults } from './faults.ts';
import { findViolations } from './invariants.ts';
import { type Operator, openOperator } from './operator.ts';
import { randomFrom } from './random.ts';
import { type Customer, countsOf, startTraffic } from './traffic.ts';

const { CHAOS_ROUNDS, CHAOS_SEED } = process.env;
const ROUNDS = Number(CHAOS_ROUNDS ?? 2);
const FIRST_SEED = Number(CHAOS_SEED ?? (CHAOS_ROUNDS ? randomInt(1_000_000) : 1));
const ROUND_LIMIT_MS = 480_000;

async function newCustomer(deployment: Deployment): Promise<Customer> {
  const account = await deployment.fleet.account(1_000_000);
  const { characters, voices } = account.at(deployment.apis[0]!.member);
  const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  const { voice_id } = await voices.create({ name: 'English', language: 'en' });
  return { account, character: character_id, voice: voice_id };
}

const seeds = Array.from({ length: ROUNDS }, (_, round) => FIRST_SEED + round);
const storageOf = (seed: number): Storage => (seed % 2 === 0 ? 's3' : 'disk');
const deployments = [...Map.groupBy(seeds, storageOf)].map(([storage, own]) => ({ storage, own }));

describe.each(deployments)('with files in storage of type $storage', ({ storage, own }) => {
  let deployment: Deployment;
  let customers: Customer[];
  let operator: Operator;
  beforeAll(async () => {
    deployment = await openDeployment(storage);
    customers = await Promise.all([newCustomer(deployment), newCustomer(deployment)]);
    operator = await openOperator(deployment);
    const missing = impossibleFaults(deployment);
    if (missing.length > 0) console.log(`This machine cannot have these faults: ${missing.join(', ')}.`);
  }, 180_000);
  afterAll(() => deployment?.stop(), 60_000);

  test.each(own)(
    'seed %i: after random faults every job has ended, the ledger is sound and nothing is lost',
    async (seed) => {
      // With numbers of its own, so that a seed always has the same faults.
      const traffic = startTraffic(deployment, customers, operator, randomFrom(seed + 1_000_000_007));
      const happened: string[] = [];
      for (const { afterMs, fault, random } of planFaults(storage, randomFrom(seed))) {
        await sleep(afterMs);
        const possible = isPossible(fault, deployment);
        happened.push(possible ? fault.name : `(skipped: ${fault.name})`);
        if (possible) await fault.run(deployment, random);
      }
      await sleep(500);
      const { unexpected, statuses, ...acknowledged } = await traffic.stop();
      const violations = await findViolations(deployment, acknowledged);
      console.log(
        `seed ${seed}: ${happened.join(', ')}; ${countsOf(acknowledged)}; responses ${JSON.stringify(statuses)}`,
      );
      if (unexpected.length + violations.length > 0) console.log(JSON.stringify({ unexpected, violations }, null, 2));
      expect({ unexpected, violations }, happened.join(', ')).toEqual({ unexpected: [], violations: [] });
    },
    ROUND_LIMIT_MS,
  );
});
