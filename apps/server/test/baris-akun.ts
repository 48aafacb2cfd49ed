import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'db' | 'seal'>
type Ids = { patient: { user_id: number }; tenaga: { profesional_id: number }; done: number }

/** A row of the patient in every table whose rows an erasure deletes and that `plantRows` leaves empty. Rules and references are not asked. */
export const plantAkun = ({ db, seal }: Server, { patient, tenaga, done }: Ids): Promise<void> =>
  db.transaction(async (tx) => {
    const [orang, prof] = [patient.user_id, tenaga.profesional_id]
    const t = new Date('2026-11-23T01:00:00Z')
    const later = new Date('2026-12-23T01:00:00Z')
    const soon = new Date('2026-11-23T02:00:00Z')
    const hash = () => randomBytes(32)
    const alasan = seal.seal(`kelonggaran.alasan:${orang}:1:0`, 'Rujukan')
    const sinyal = seal.seal(`sinyal.isi:${orang}`, '{}')
    await tx.rows(sql`set local session_replication_role = replica`)
    for (const statement of [
      sql`insert into tugas (user_id, tugas, sejak, oleh) values (${orang}, 'loket', ${t}, ${orang})`,
      sql`insert into jaga (user_id, mulai, selesai, oleh) values (${orang}, ${t}, ${soon}, ${orang})`,
      sql`insert into usia (user_id, dewasa_pada, pada, oleh) values (${orang}, null, ${t}, ${orang}) on conflict do nothing`,
      sql`insert into akun_tidur (user_id, sejak, surat_pertama) values (${orang}, ${t}, ${t})`,
      sql`insert into foto_unggahan (user_id, ukuran, waktu) values (${orang}, 1, ${t})`,
      sql`insert into perangkat_token (user_id, nomor, token_hash, berlaku_sampai) values (${orang}, 1, ${hash()}, ${later}) on conflict do nothing`,
      sql`insert into reset_password (token_hash, user_id, expires_at) values (${hash()}, ${orang}, ${later})`,
      sql`insert into ganti_email (user_id, email, sesi_hash, berlaku_sampai) values (${orang}, 'x@uji.test', ${hash()}, ${later}) on conflict do nothing`,
      sql`insert into tautan_email (token_hash, user_id) values (${hash()}, ${orang})`,
      sql`insert into tautan_verifikasi (token_hash, user_id, berlaku_sampai) values (${hash()}, ${orang}, ${later})`,
      sql`insert into kode_cadangan (user_id, kode_hash) values (${orang}, ${hash()})`,
      sql`insert into tiket_kedua (token_hash, user_id, berlaku_sampai) values (${hash()}, ${orang}, ${later})`,
      sql`insert into tantangan (tantangan_hash, user_id, berlaku_sampai) values (${hash()}, ${orang}, ${later})`,
      sql`insert into undangan (user_id, peristiwa_id, dibuat_pada, berlaku_sampai) values (${orang}, ${orang}, ${t}, ${later})`,
      sql`insert into tautan_undangan (token_hash, user_id) values (${hash()}, ${orang})`,
      sql`insert into peristiwa (jenis, user_id, sejak) values ('masuk', ${orang}, 'infinity')`,
      sql`insert into kiriman_push (langganan_id, jenis, peristiwa_id, sejak, dibuat)
        select langganan_id, 'masuk', ${orang}, ${t}, ${t} from langganan_push where user_id = ${orang}`,
      sql`insert into kiriman_wa (izin_id, jenis, peristiwa_id, sejak, dibuat)
        select izin_id, 'masuk', ${orang}, ${t}, ${t} from izin_wa where user_id = ${orang}`,
      sql`insert into kelonggaran (user_id, jenis_id, semester_id, tambahan, alasan, oleh, sejak)
        values (${orang}, 1, 0, 1, ${alasan}, ${orang}, ${t})`,
      sql`insert into daftar_tunggu (user_id, profesional_id, jenis_id, metode, use_bpjs, dari, sampai, keluhan, boleh_malam, status, sejak, dibuat, berakhir_pada)
        values (${orang}, ${prof}, 1, 'online', false, '2026-11-23', '2026-11-30', null, false, 'keluar', ${t}, ${t}, ${t})`,
      sql`insert into tahan_jejak (user_id, profesional_id, dari, sejak) values (${orang}, ${prof}, ${t}, ${t})`,
      sql`insert into pengingat (jadwal_id, jenis, mulai) values (${done}, 'pengingat_besok', ${t})`,
      sql`insert into eskalasi (jadwal_id, tahap, jatuh_tempo) values (${done}, 'batas', ${t})`,
      sql`insert into bilik (jadwal_id, peran, user_id, sesi_id, sambungan, keadaan, sejak, denyut, ditutup_pada)
        values (${done}, 'pasien', ${orang}, ${-orang}, gen_random_uuid(), 'menunggu', ${t}, ${t}, ${later})`,
      sql`insert into sinyal (sinyal_id, jadwal_id, dari, untuk, isi, dibuat) values (${orang}, ${done}, gen_random_uuid(), gen_random_uuid(), ${sinyal}, ${t})`,
    ])
      await tx.rows(statement)
  })
