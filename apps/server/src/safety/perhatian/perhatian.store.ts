import { NOMOR_DIPERIKSA_HARI, PERINGATAN_LAMA_JAM } from '@sehati/contract/base/constants'
import type { Perhatian } from '@sehati/contract/safety/perhatian.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isTerbuka } from '../../consultation/konsultasi/keberatan-hadir.store.ts'
import { needsCare } from '../../consultation/konsultasi/perhatian.store.ts'
import { sharesNomor } from '../../people/user/cari-nomor.store.ts'
import { hasOpenSession } from '../../schedule/jadwal-tenaga/sesi-terbuka.store.ts'
import { belumDitinjau } from '../darurat/buka.store.ts'
import { belumDitanggapi } from '../keberatan/keberatan.store.ts'

/** One statement: the consultations ahead and the mails that were given up are few, and each is found in a partial index. */
export const findPerhatian = async (db: Db, now: Date, production: boolean): Promise<Perhatian> =>
  (await db.row<Perhatian>(sql`
    select
      (select count(*) from surat where status = 'gagal') as email_gagal,
      (select count(*) from konsultasi k where ${needsCare({ nama: 'belum_dijawab', now })}) as belum_dijawab,
      (select count(*) from konsultasi k where ${needsCare({ nama: 'lewat_janji', now })}) as lewat_janji,
      (select count(*) from konsultasi k where ${needsCare({ nama: 'terdampak', now })}) as terdampak,
      (select count(*) from users u join tenaga_profesional t on t.user_id = u.user_id
        where u.status_user = 'nonaktif' and ${hasOpenSession(now)}) as sesi_nonaktif,
      (select count(*) from users u where ${sharesNomor}) as bpjs_kembar,
      (select count(*) from jeda_wa) as whatsapp_berhenti, coalesce((select kode from jeda_wa), 0) as whatsapp_kode,
      coalesce((select rusak from pemeriksaan_jejak order by hari desc limit 1), 0) as jejak_rusak,
      (select count(*) from buka_darurat b where b.tinjau_sebelum < ${now}::timestamptz and ${belumDitinjau}) as tinjauan_terlambat,
      (select count(*) from keberatan b where b.tinjau_sebelum < ${now}::timestamptz and ${belumDitanggapi}) as keberatan_terlambat,
      (select count(*) from keberatan_hadir o join konsultasi k on k.jadwal_id = o.jadwal_id where ${isTerbuka}) as keberatan_hadir,
      w.peringatan_belum, w.peringatan_menit,
      (select count(*) from peringatan where ditutup_pada is null and diakui_pada <= ${now}::timestamptz - make_interval(hours => ${PERINGATAN_LAMA_JAM}))
        as peringatan_terbuka,
      (select count(*) from nomor_darurat where diperiksa <= ${now}::timestamptz::date - ${NOMOR_DIPERIKSA_HARI}::int) as nomor_lama,
      (extract(month from ${now}::timestamptz) >= 10 and not exists (
        select from hari_libur where jenis = 'libur nasional'
          and extract(year from tanggal) = extract(year from ${now}::timestamptz) + 1))::int as libur_tahun_depan,
      (select (${production}::boolean and not privasi_ketat)::int from pengaturan) as privasi_longgar
    from (
      -- How many and for how long: whom they are about is for those on duty.
      select count(*) as peringatan_belum,
        coalesce(floor(extract(epoch from ${now}::timestamptz - min(dibuat)) / 60), 0)::int as peringatan_menit
      from peringatan where ditutup_pada is null and diakui_oleh is null
    ) w`)) as Perhatian
