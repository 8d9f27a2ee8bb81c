// Verifies purchases, receipts and reversals against the ledger and lists the differences.
import { type Reader, sql } from '../db/db.ts';

const CHECKS = [
  sql`select format('Purchase %s is %s with %s credits but the ledger granted %s.', coalesce(id::text, moved.purchase),
      coalesce(state, 'unknown'), coalesce(credits, 0), coalesce(amount, 0)) as problem
    from purchases full join (
      select substr(key, length('grant:purchase:') + 1) as purchase, amount, to_account from ledger_transfers
      where key like 'grant:purchase:%'
    ) moved on moved.purchase = id::text and to_account = client_id || '/free'
    where coalesce(state, '') <> 'paid' and amount is not null or state = 'paid' and amount is distinct from credits`,

  sql`select format('Purchase %s is %s and %s.', id, state,
      case when number is null then 'has no receipt' else 'has receipt ' || number end) as problem
    from purchases left join receipts on purchase_id = id where (state = 'paid') <> (number is not null)`,

  sql`select format('Series %s has last number %s but %s receipts.', series, last_number, count(number)) as problem
    from receipt_numbers left join receipts on number like series || '-%' group by series, last_number
    having count(number) <> last_number or max(right(number, 6)::int) <> last_number`,

  sql`select format('Reversal %s recovered %s credits but the ledger moved %s.', reversal.id, credits, coalesce(amount, 0)) as problem
    from (select reversal.*, client_id from payment_reversals reversal join purchases on purchases.id = purchase_id) reversal
    left join ledger_transfers on key = case when credits > 0 then 'clawback' else 'restore' end || ':reversal:' || reversal.id
      and to_account = reversal.client_id || case when credits > 0 then '/debt' else '/free' end
    where coalesce(amount, 0) <> abs(credits)`,
];

/** At most 100 sentences per check. Each check is one statement, so that concurrent purchases are seen completely or not at all. */
export async function verifyPurchases(reader: Reader): Promise<string[]> {
  const problems: string[] = [];
  for (const check of CHECKS) {
    const { rows } = await sql<{ problem: string }>`select problem from (${check}) findings limit 100`.execute(reader);
    problems.push(...rows.map(({ problem }) => problem));
  }
  return problems;
}
