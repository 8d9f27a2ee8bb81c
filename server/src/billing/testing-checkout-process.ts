// A process that tests kill or freeze while it settles a purchase.
import { openDb, timeLimits } from '../db/db.ts';
import { createLogger } from '../kernel/logger.ts';
import { createCheckout } from './checkout.ts';
import { createStripe } from './stripe.ts';

const [databaseUrl = '', apiBase = '', client = '', id = ''] = process.argv.slice(2);
const log = createLogger('silent');
const seller = { name: 'Video Works Ltd', address: [], taxId: null, tax: null };
const { db } = openDb(databaseUrl, { max: 1, limits: timeLimits.maintenance, onError: () => undefined });
const provider = createStripe({ secretKey: 'sk_test_loopback', webhookSecret: 'whsec_loopback', apiBase }, log);
const shop = createCheckout({ db, provider, allowTest: false, seller, publicUrl: 'http://127.0.0.1:8080', log });
process.stdout.write('.');
await shop.check(client, id);
process.stdout.write('done');
