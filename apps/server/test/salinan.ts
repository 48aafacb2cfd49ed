import { salinDataSaya } from '@sehati/contract/rights/data-saya.endpoints'
import { strFromU8, unzipSync } from 'fflate'
import sql from 'sql-template-tag'
import { PASSWORD } from './factories.ts'
import type { startServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Account = NonNullable<Parameters<Server['call']>[0]>

/** Asks for the copy of a person's data, and opens it. */
export async function salin({ call }: Pick<Server, 'call'>, who: Account) {
  const reply = await call(who, salinDataSaya, { body: { password: PASSWORD } })
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.code}`)
  const files = unzipSync(reply.raw)
  const text = (nama: string) => strFromU8(files[nama] as Uint8Array)
  const data: {
    nomor_rekam: string | null
    bagian: Record<string, Record<string, unknown>[]>
    tidak_disertakan: { bagian: string; alasan: string }[]
  } = JSON.parse(text('data.json'))
  const everything = Object.entries(files)
    .map(([nama, bytes]) => `${nama}\n${Buffer.from(bytes).toString('latin1')}`)
    .join('\n')
  return { reply, files, page: text('BACA-SAYA.html'), json: text('data.json'), data, everything }
}

type Ids = {
  patient: { user_id: number }
  tenaga: { user_id: number; profesional_id: number }
  done: number
  rekam: number
}

/** A row about each of the two in every table that their consultations leave empty. Rules and references are not asked. */
export const plantRows = ({ db, seal }: Server, { patient, tenaga, done, rekam }: Ids): Promise<void> =>
  db.transaction(async (tx) => {
    const [orang, staf, prof] = [patient.user_id, tenaga.user_id, tenaga.profesional_id]
    const t = (jam: number) => new Date(Date.UTC(2026, 10, 23, jam))
    const hash = Buffer.alloc(32, orang)
    const push = seal.seal(`langganan_push.isi:${hash.toString('hex')}`, 'x')
    const hasil = seal.seal(`skrining.isi:${orang}`, JSON.stringify({ jawaban: [orang] }))
    await tx.rows(sql`set local session_replication_role = replica`)
    for (const statement of [
      sql`insert into identitas (user_id, penerbit, subjek, email, sejak, dipakai)
        values (${orang}, 'https://sso.kampus.test', ${orang}::text, 'siti@kampus.test', ${t(1)}, ${t(1)})`,
      sql`insert into pengiriman_webhook (pengiriman_id, webhook_id, peristiwa_id, jenis, jadwal_id, status_konsultasi, mulai, terjadi, sejak, dibuat)
        values (gen_random_uuid(), 0, ${orang}, 'konsultasi.selesai', ${done}, 'selesai', ${t(1)}, ${t(1)}, ${t(1)}, ${t(1)})`,
      sql`insert into pengungkapan (pengungkapan_id, user_id, jadwal_id, kepada, alasan, oleh, pada) values (${-orang}, ${orang}, ${done},
        ${seal.seal(`pengungkapan.kepada:${-orang}`, 'x')}, ${seal.seal(`pengungkapan.alasan:${-orang}`, 'x')}, ${staf}, ${t(1)})`,
      sql`insert into jaga (user_id, mulai, selesai, oleh) values (${staf}, ${t(1)}, ${t(2)}, ${staf})`,
      sql`insert into tindak_lanjut (jadwal_id, dalam_hari, disarankan_pada) values (${done}, 7, ${t(1)})`,
      sql`insert into rekam_rilis (rekam_id, oleh, pada) values (${rekam}, ${staf}, ${t(1)})`,
      sql`insert into izin_rekam (jadwal_id, kepada, diberi_pada, sampai) values (${done}, ${prof}, ${t(1)}, ${t(2)})`,
      sql`insert into riwayat_bilik (jadwal_id, peran, apa, waktu) values (${done}, 'pasien', 'masuk', ${t(1)})`,
      sql`insert into skrining (skrining_id, user_id, kode, versi, isi, bahaya, dibuat_pada) overriding system value
        values (${orang}, ${orang}, 'PHQ-9', 'id-1', ${hasil}, false, ${t(1)})`,
      sql`insert into skrining_izin (user_id, profesional_id, sejak) values (${orang}, ${prof}, ${t(1)})`,
      sql`insert into antrean (klinik_id, tanggal, kode, nomor, jadwal_id, profesional_id, datang, giliran)
        values (1, '2026-11-23', 'A', ${orang}, ${done}, ${prof}, ${t(1)}, ${t(1)})`,
      sql`insert into tawaran (tunggu_id, user_id, tempat_id, profesional_id, mulai, selesai, zona, dibuat, habis_pada)
        values (0, ${orang}, ${-orang}, ${prof}, ${t(5)}, ${t(6)}, 7, ${t(1)}, ${t(2)})`,
      sql`insert into insiden_terdampak (insiden_id, user_id, cara, ditambah_pada)
        select 1, u, 'daftar', ${t(1)} from unnest(${[orang, staf]}::int[]) u`,
      sql`insert into rangkaian (user_id, profesional_id, jenis_id, jarak_minggu, jumlah, oleh, dibuat)
        values (${orang}, ${prof}, 1, 1, 2, ${staf}, ${t(1)})`,
      sql`insert into usulan (jadwal_id, profesional_id, jadwal_tenaga_id, tanggal, jam_mulai, jam_selesai, created_at)
        values (${done}, ${prof}, 0, '2026-11-23', '09:00', '10:00', ${t(1)})`,
      sql`insert into alihan (jadwal_id, profesional_id, jadwal_tenaga_id, mulai, selesai, zona, oleh, dibuat, habis_pada)
        values (${done}, ${prof}, 0, ${t(9)}, ${t(10)}, 7, ${staf}, ${t(1)}, ${t(2)})`,
      sql`insert into tawaran_waktu (tawaran_waktu_id, jadwal_id, profesional_id, oleh, dibuat) overriding system value
        values (${orang}, ${done}, ${prof}, ${staf}, ${t(1)})`,
      sql`insert into waktu_ditawarkan (tawaran_waktu_id, nomor, profesional_id, jadwal_tenaga_id, mulai, selesai, zona)
        values (${orang}, 1, ${prof}, 0, ${t(1)}, ${t(2)}, 7)`,
      sql`insert into penyelesaian_cuti (cuti_id, jadwal_id, tindakan, oleh, dibuat) values (0, ${done}, 'batal', ${staf}, ${t(1)})`,
      sql`insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh) values (${orang}, 'layanan', 1, 'setuju', ${t(1)}, ${orang})`,
      sql`insert into totp (user_id, rahasia, dibuat) values (${orang}, ${seal.seal(`totp.rahasia:${orang}`, 'x')}, ${t(1)})`,
      sql`insert into tanpa_surat (user_id, jenis) values (${orang}, 'masuk')`,
      sql`insert into tanpa_push (user_id, jenis) values (${orang}, 'masuk')`,
      sql`insert into langganan_push (endpoint_hash, user_id, sesi_id, nomor, isi, dibuat)
        values (${hash}, ${orang}, ${-orang}, 1, ${push}, ${t(1)})`,
      sql`insert into izin_wa (user_id, nomor, diberi_pada) values (${orang}, ${`6281${10_000_000 + orang}`}, ${t(1)})`,
      sql`insert into kalender_langganan (user_id, token_hash, created_at) values (${orang}, ${hash}, ${t(1)})`,
      sql`insert into ekspor_akun (oleh, alasan, jumlah, pada) values (${staf}, 'Laporan tahunan ke kampus', 1, ${t(1)})`,
      sql`insert into batas_tenaga (profesional_id, per_hari) values (${prof}, 5)`,
      sql`insert into jenis_tenaga (profesional_id, jenis_id) values (${prof}, 2)`,
      sql`insert into peringatan_lanjutan (peringatan_id, putaran, tahap, pada)
        select peringatan_id, putaran, 1, ${t(1)} from peringatan on conflict do nothing`,
    ])
      await tx.rows(statement)
  })
