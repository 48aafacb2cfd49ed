import { GELAR_DEPAN } from '@sehati/contract/people/user.rules'
import sql, { type Sql } from 'sql-template-tag'

/** By what the name of a person, `name`, is sorted: `namaUrut` of the contract. */
export const namaUrut = (name: Sql): Sql => sql`regexp_replace(lower(${name}), ${GELAR_DEPAN}, '')`
