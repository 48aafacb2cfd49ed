import { isoWib } from '@sehati/contract/base/waktu'
import type { SebabIzinWa, Whatsapp } from '@sehati/contract/channel/whatsapp.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

type LastIzin = {
  nomor: string | null
  diberi_pada: string | null
  dicabut_pada: string | null
  sebab: SebabIzinWa | null
}

/** The number of an account and its last consent. */
export async function findIzin(db: Db, user_id: number): Promise<Omit<Whatsapp, 'tersedia'>> {
  const row = await db.row<LastIzin>(sql`
    select u.phone_number as nomor, i.diberi_pada, i.dicabut_pada, i.sebab
    from users u left join lateral (
      select * from izin_wa where user_id = u.user_id order by izin_id desc limit 1
    ) i on true
    where u.user_id = ${user_id}`)
  const { nomor, diberi_pada, dicabut_pada, sebab } = row as LastIzin
  const isLive = diberi_pada !== null && dicabut_pada === null
  return {
    nomor,
    sejak: isLive ? isoWib(new Date(diberi_pada)) : null,
    berakhir: dicabut_pada && sebab ? { pada: isoWib(new Date(dicabut_pada)), sebab } : null,
  }
}

/** The phone number of an account, which does not change until the transaction ends. */
export const lockNomor = async (tx: Db, user_id: number): Promise<string | null> =>
  (
    await tx.row<{ phone_number: string | null }>(sql`
    select phone_number from users where user_id = ${user_id} for no key update`)
  )?.phone_number ?? null

/** Records a consent; one that is in force stays. */
export async function insertIzin(tx: Db, user_id: number, nomor: string, now: Date): Promise<void> {
  await tx.rows(sql`
    insert into izin_wa (user_id, nomor, diberi_pada) values (${user_id}, ${nomor}, ${now})
    on conflict (user_id) where dicabut_pada is null do nothing`)
}

/** Ends the consent of a person. A trigger removes what waits for it. */
export async function updateDicabut(db: Db, user_id: number, now: Date): Promise<void> {
  await db.rows(sql`
    update izin_wa set dicabut_pada = greatest(${now}::timestamptz, diberi_pada), sebab = 'dicabut'
    where user_id = ${user_id} and dicabut_pada is null`)
}

/** A number that wrote BERHENTI, and when by the clock of Meta. */
export type Berhenti = { nomor: string; pada: Date }

/**
 * Ends the consents of these numbers, of every account that has one. A consent that is clearly younger than the word stays: a webhook
 * that is sent again must not end what the person has agreed to since. Within five minutes the clocks may differ, and the word counts. A trigger
 * removes what waits for them.
 */
export async function updateBerhenti(db: Db, berhenti: readonly Berhenti[], now: Date): Promise<void> {
  await db.rows(sql`
    update izin_wa i set dicabut_pada = greatest(${now}::timestamptz, i.diberi_pada), sebab = 'berhenti'
    from json_to_recordset(${JSON.stringify(berhenti)}::json) as b (nomor text, pada timestamptz)
    where i.nomor = b.nomor and i.dicabut_pada is null and i.diberi_pada < b.pada + interval '5 minutes'`)
}

/** Ends the consents to this number, to which WhatsApp does not deliver, and notifies their people. */
export async function updateTidakTerkirim(db: Db, nomor: readonly string[], now: Date): Promise<void> {
  await db.rows(sql`
    with ended as (
      update izin_wa set dicabut_pada = greatest(${now}::timestamptz, diberi_pada), sebab = 'tidak_terkirim'
      where nomor = any (${[...nomor]}::text[]) and dicabut_pada is null
      returning user_id
    )
    insert into peristiwa (jenis, user_id, sejak) select 'wa_berhenti', user_id, ${now}::timestamptz from ended`)
}
