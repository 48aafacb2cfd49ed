import { createHash } from 'node:crypto'
import { type IsiNaskah, naskahKanonik } from '@sehati/contract/rights/naskah.rules'
import { naskahTexts } from '@sehati/contract/rights/naskah.texts'
import type pg from 'pg'

/** The SHA-256 of a notice, in hexadecimal digits. */
export const sidikNaskah = (isi: IsiNaskah): string => createHash('sha256').update(naskahKanonik(isi)).digest('hex')

const published = Object.entries(naskahTexts).flatMap(([keperluan, versions]) =>
  versions.map((isi, at) => ({ keperluan, versi: at + 1, ...isi, sidik: sidikNaskah(isi) })),
)

/**
 * Publishes the notices that the contract has and the database has not, as the owner of the tables. Refuses to go on where a published
 * one has another wording: people have agreed to what is stored, so a new wording is a new version. What an admin has published under
 * that number stays: the clinic writes its own notices.
 */
export async function publishNaskah(db: pg.ClientBase): Promise<void> {
  const baru = JSON.stringify(published)
  const columns = 'keperluan text, versi smallint, judul text, pernyataan text, bagian jsonb, sidik text'
  await db.query(
    `insert into naskah (keperluan, versi, judul, pernyataan, bagian, sidik, terbit_pada)
      select keperluan, versi, judul, pernyataan, bagian, decode(sidik, 'hex'), now() from jsonb_to_recordset($1) as b (${columns})
      on conflict do nothing`,
    [baru],
  )
  const { rows } = await db.query<{ keperluan: string; versi: number }>(
    `select n.keperluan, n.versi from naskah n join jsonb_to_recordset($1) as b (${columns}) using (keperluan, versi)
      where n.sidik <> decode(b.sidik, 'hex') and n.diterbitkan_oleh is null`,
    [baru],
  )
  for (const { keperluan, versi } of rows)
    throw new Error(`the notice ${keperluan}, version ${versi}, is published with another wording: add a version`)
}
