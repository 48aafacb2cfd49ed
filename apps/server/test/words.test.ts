import { levelIds, roles } from '@sehati/contract/access'
import { semuaHasilAlihan } from '@sehati/contract/alihan/rules'
import { ApaBilik, KeadaanKursi, PeranBilik } from '@sehati/contract/bilik/schema'
import { semuaHasilTinjauan, semuaKategoriDarurat } from '@sehati/contract/darurat/rules'
import { JenisLibur } from '@sehati/contract/hari-libur/schema'
import { semuaDasarJejak } from '@sehati/contract/jejak/rules'
import { BidangJenis, MetodeJenis } from '@sehati/contract/jenis/schema'
import { Kelas, MetodeKonsultasi, SebabBatal, StatusKonsultasi } from '@sehati/contract/konsultasi/schema'
import { jenisPemberitahuan, jenisPengingat } from '@sehati/contract/pemberitahuan/schema'
import { ModeJendela } from '@sehati/contract/pengaturan/schema'
import { semuaJenisLampiran } from '@sehati/contract/percakapan/rules'
import { semuaSumberPeringatan } from '@sehati/contract/peringatan/rules'
import { jenisRekam } from '@sehati/contract/rekam/schema'
import { StatusSurat } from '@sehati/contract/surat/schema'
import { jenisTempat } from '@sehati/contract/tahan/schema'
import { semuaTugas } from '@sehati/contract/tugas/rules'
import { Gender, StatusUser } from '@sehati/contract/user/schema'
import { namaHari } from '@sehati/contract/waktu'
import { SebabIzinWa } from '@sehati/contract/whatsapp/schema'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from './server.ts'

const { db } = await startServer()

/** The contract's values for every column whose values the database checks. */
const words: Record<string, readonly string[]> = {
  'alihan.hasil': semuaHasilAlihan,
  'alasan.bidang': BidangJenis.options,
  'bilik.keadaan': KeadaanKursi.options,
  'bilik.peran': PeranBilik.options,
  'buka_darurat.kategori': semuaKategoriDarurat,
  'eskalasi.tahap': ['separuh', 'batas'],
  'hari_libur.jenis': JenisLibur.options,
  'izin_wa.sebab': SebabIzinWa.options,
  'jadwal_tenaga.hari': namaHari,
  'jejak_baru.dasar': semuaDasarJejak,
  'jenis_konsultasi.bidang': BidangJenis.options,
  'jenis_konsultasi.metode': MetodeJenis.options,
  'konsultasi.metode_konsultasi': MetodeKonsultasi.options,
  'konsultasi.sebab_batal': SebabBatal.options,
  'konsultasi.status': StatusKonsultasi.options,
  'lampiran.jenis': semuaJenisLampiran,
  'peringatan_sebab.sumber': semuaSumberPeringatan,
  'pengingat.jenis': jenisPengingat,
  'pengaturan.mode_jendela': ModeJendela.options,
  'peristiwa.jenis': jenisPemberitahuan,
  'rekam.jenis': jenisRekam,
  'rekam_draf.jenis': jenisRekam,
  'riwayat_bilik.apa': ApaBilik.options,
  'riwayat_bilik.peran': PeranBilik.options,
  'surat.status': StatusSurat.options,
  'tanggapan_keberatan.hasil': semuaHasilTinjauan,
  'tenaga_profesional.kelas': Kelas.options,
  'tempat.jenis': jenisTempat,
  'tinjauan_darurat.hasil': semuaHasilTinjauan,
  'tugas.tugas': semuaTugas,
  'users.gender': Gender.options,
  'users.status_user': StatusUser.options,
}

test('the database accepts the values of the contract, and no other', async () => {
  const checks = await db.rows<{ name: string; rule: string }>(sql`
    select c.relname || '.' || a.attname as name, pg_get_constraintdef(k.oid) as rule
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and c.relnamespace = 'public'::regnamespace and pg_get_constraintdef(k.oid) like '%= ANY (%ARRAY[''%'
    union all
    select c.relname || '.' || a.attname, pg_get_constraintdef(k.oid)
    from pg_constraint k
    join pg_attribute a on a.atttypid = k.contypid
    join pg_class c on c.oid = a.attrelid
    where k.contype = 'c' and k.contypid <> 0 and c.relnamespace = 'public'::regnamespace
      and pg_get_constraintdef(k.oid) like '%ARRAY[%'`)
  const taken = checks.map(({ name, rule }) => [
    name,
    [...rule.matchAll(/'([^']+)'::text/g)].map(([, word]) => word).sort(),
  ])
  expect(Object.fromEntries(taken)).toEqual(
    Object.fromEntries(Object.entries(words).map(([name, list]) => [name, list.toSorted()])),
  )
})

test('the database has the roles of the contract, and no other', async () => {
  const found = await db.rows(sql`select level_id, nama_level from level order by level_id`)
  expect(found).toEqual(levelIds.map((level_id) => ({ level_id, nama_level: roles[level_id].nama })))
})
