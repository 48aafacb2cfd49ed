import { SURAT_PER_HARI } from '@sehati/contract/base/constants'
import {
  diamSaatDibatasi,
  dilipat,
  hanyaSurat,
  jenisPengingat,
  semuaDikirim,
  tentangAkun,
} from '@sehati/contract/channel/pemberitahuan.schema'
import { jenisWhatsapp } from '@sehati/contract/channel/whatsapp.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { refusesReminders } from '../../people/persetujuan/persetujuan.store.ts'
import type { Peristiwa } from '../../record/peristiwa/peristiwa.store.ts'

const mailOnly = sql`${[...hanyaSurat]}::text[]`
const aboutAccount = sql`${[...tentangAkun]}::text[]`
const folded = sql`${[...dilipat]}::text[]`
const whatsapp = sql`${[...jenisWhatsapp]}::text[]`
/** Kinds whose mails are counted by address. Alerts are not: their number is that of people who may be in danger. Mails with a secret link are counted when the link is requested. */
const countedByAddress = sql`${tentangAkun.filter((jenis) => ![...hanyaSurat, ...semuaDikirim].some((kind) => kind === jenis))}::text[]`

/** An event and one of its recipients. */
type AddressedPeristiwa = Peristiwa & { kepada: number }

/**
 * Inserts notices, mails and pushes for each account that has not turned them off, and WhatsApp messages for those that consented. Kinds with a secret link are mailed only;
 * accounts that are not active get nothing. Mails of alerts to one person are folded: one at once, then at most one a minute, which counts
 * the events it stands for until it leaves. To an address that is not confirmed, only mails about the account are sent (decision 15). The mails that one person can cause are bounded (`SURAT_PER_HARI`); one relay runs at a
 * time, so the count is exact. Returns who has new notices.
 */
export async function insertPemberitahuan(
  tx: Db,
  pairs: readonly AddressedPeristiwa[],
  now: Date,
  hasWhatsapp: boolean,
): Promise<number[]> {
  const [row] = await tx.rows<{ notified: number[] }>(sql`
    with recipients as (
      select e.*, u.email_terverifikasi_pada is not null or e.jenis = any (${aboutAccount}) as boleh_surat, case
        when e.jenis = any (${countedByAddress}) then sha256(convert_to('akun:' || coalesce(e.alamat, u.email), 'UTF8'))
        when by.level_id <> 1 then sha256(convert_to(by.user_id || ':' || u.email, 'UTF8'))
      end as hitung
      from json_to_recordset(${JSON.stringify(pairs)}::json) as e (peristiwa_id bigint, jenis text, kepada int, oleh int,
        jadwal_id int, mulai timestamptz, perangkat text, alamat text, tentang int, sejak timestamptz)
      join users u on u.user_id = e.kepada and u.status_user = 'aktif'
      left join users by on by.user_id = e.oleh
      where (e.jenis <> 'undangan_ulasan' or not exists (select from feedback f where f.jadwal_id = e.jadwal_id))
        and not (e.jenis = any (${[...diamSaatDibatasi]}::text[]) and dibatasi(e.kepada))
    ), noticed as (
      insert into pemberitahuan (user_id, jenis, jadwal_id, mulai, perangkat, tentang, peristiwa_id, created_at)
      select kepada, jenis, jadwal_id, mulai, perangkat, tentang, peristiwa_id, sejak
      from recipients where jenis <> all (${mailOnly}) order by peristiwa_id, kepada
      on conflict do nothing
      returning peristiwa_id, user_id
    ), counted as (
      select t.*, row_number() over (partition by hitung, jenis order by peristiwa_id) + (
        select count(*) from surat s
        where s.hitung = t.hitung and s.jenis = t.jenis and s.created_at > ${now}::timestamptz - interval '24 hours'
      ) as ke
      from recipients t
    ), mailable as (
      select c.* from counted c
      where (jenis = any (${mailOnly}) or exists (
          select from noticed n where n.peristiwa_id = c.peristiwa_id and n.user_id = c.kepada
        ))
        and boleh_surat
        and not exists (select from tanpa_surat p where p.user_id = kepada and p.jenis = c.jenis)
        and not (jenis = any (${jenisPengingat}::text[]) and ${refusesReminders(sql`c.kepada`)})
        and (hitung is null
          or ke <= case when jenis = any (${countedByAddress}) then ${SURAT_PER_HARI.akun}::int else ${SURAT_PER_HARI.konsultasi}::int end)
    ), several as (
      select kepada, jenis, count(*)::int as jumlah, min(peristiwa_id) as peristiwa_id from mailable where jenis = any (${folded}) group by 1, 2
    ), added as (
      update surat s set jumlah = s.jumlah + b.jumlah from several b
      where s.user_id = b.kepada and s.jenis = b.jenis and s.menampung
      returning s.user_id, s.jenis
    ), mailed as (
      insert into surat (user_id, jenis, jadwal_id, mulai, perangkat, alamat, hitung, peristiwa_id, created_at, sejak, jumlah, kirim_pada, menampung)
      select kepada, jenis, jadwal_id, mulai, perangkat, alamat, hitung, peristiwa_id, sejak, ${now}::timestamptz, 1, null, false
      from mailable where jenis <> all (${folded})
      union all
      select m.kepada, m.jenis, m.jadwal_id, m.mulai, m.perangkat, m.alamat, m.hitung, m.peristiwa_id, m.sejak,
        l.pada, b.jumlah, l.pada, l.pada > ${now}::timestamptz
      from several b
      join mailable m on m.kepada = b.kepada and m.jenis = b.jenis and m.peristiwa_id = b.peristiwa_id
      cross join lateral (
        -- A time further ahead was written while the clock was wrong.
        select greatest(max(kirim_pada) + interval '1 minute', ${now}::timestamptz) as pada
        from surat s where s.user_id = b.kepada and s.jenis = b.jenis and s.kirim_pada <= ${now}::timestamptz + interval '1 minute'
      ) l
      where not exists (select from added a where a.user_id = b.kepada and a.jenis = b.jenis)
      on conflict do nothing
    ), pushed as (
      insert into kiriman_push (langganan_id, jenis, jadwal_id, mulai, peristiwa_id, sejak, dibuat)
      select l.langganan_id, r.jenis, r.jadwal_id, r.mulai, r.peristiwa_id, ${now}::timestamptz, ${now}::timestamptz
      from noticed n
      join recipients r on r.peristiwa_id = n.peristiwa_id and r.kepada = n.user_id
      join langganan_push l on l.user_id = n.user_id
      where not exists (select from tanpa_push p where p.user_id = n.user_id and p.jenis = r.jenis)
      on conflict do nothing
    ), messaged as (
      insert into kiriman_wa (izin_id, jenis, jadwal_id, mulai, peristiwa_id, sejak, dibuat)
      select i.izin_id, r.jenis, r.jadwal_id, r.mulai, r.peristiwa_id, ${now}::timestamptz, ${now}::timestamptz
      from noticed n
      join recipients r on r.peristiwa_id = n.peristiwa_id and r.kepada = n.user_id
      join izin_wa i on i.user_id = n.user_id and i.dicabut_pada is null
      where ${hasWhatsapp} and r.jenis = any (${whatsapp})
      on conflict do nothing
    )
    select array(select distinct user_id from noticed) as notified`)
  return row?.notified ?? []
}
