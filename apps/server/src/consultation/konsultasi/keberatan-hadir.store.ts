import { sebabBerpoin } from '@sehati/contract/consultation/konsultasi.rules'
import sql, { type Sql } from 'sql-template-tag'

/** Whether an objection `o` to the consultation `k` waits for a decision: where the clinic took the fault on itself, there is nothing left to decide. */
export const isTerbuka: Sql = sql`o.putusan is null and k.sebab_batal = any(${[...sebabBerpoin]}::text[])`
