import { register } from '@sehati/contract/record/pemrosesan.register'
import {
  isiBerpembaca,
  type Kolom,
  type Pembaca,
  type Pemrosesan,
  pembacaOf,
} from '@sehati/contract/record/pemrosesan.rules'

/**
 * One word for each column of words about health, and where it stands in the register: `table.column`, and after a blank the kind
 * of its values. It occurs nowhere else. A template has none of them: it is its author's own.
 */
export const canaryOf = {
  'konsultasi.keluhan': 'kenarikeluhan',
  'konsultasi.initial_consult': 'kenaribalasan',
  'konsultasi.alasan_batal': 'kenarialasan',
  'konsultasi.pesan_pindah': 'kenaripindah',
  /** What the reply said before it was corrected. */
  'balasan_lama.isi': 'kenariversi',
  'percakapan.pesan': 'kenaripesan',
  'lampiran.nama': 'kenarilampiran',
  'lampiran.penuh': 'kenariberkas',
  'feedback.komentar tertutup': 'kenariulasan',
  'feedback.komentar tampil': 'kenaritampil',
  'rekam.isi lengkap': 'kenarilengkap',
  'rekam.isi terbatas': 'kenariterbatas',
  'rekam.alasan lengkap': 'kenarikoreksi',
  'rekam.alasan terbatas': 'kenariperbaikan',
  'rekam_draf.isi': 'kenaridraf',
  'kelonggaran.alasan': 'kenarikelonggaran',
  'peringatan.tempat': 'kenaritempat',
  'peringatan.catatan': 'kenaricatatan',
  'buka_darurat.alasan': 'kenaribuka',
  'tinjauan_darurat.catatan': 'kenaritinjau',
  'keberatan.isi': 'kenarilapor',
  'tanggapan_keberatan.isi': 'kenaritanggap',
  'keberatan_hadir.alasan': 'kenarihadir',
  'permintaan.isi': 'kenariminta',
  'permintaan.jawaban': 'kenarijawabhak',
  'permintaan.pernyataan': 'kenaripernyataan',
  'buka_identitas.alasan': 'kenariidentitas',
  'pengungkapan.kepada': 'kenarikepada',
  'pengungkapan.alasan': 'kenariungkap',
  'wali.alasan': 'kenarivital',
  'daftar_tunggu.keluhan': 'kenaritunggu',
  'daftar_tunggu.mendesak_alasan': 'kenaridahulu',
} as const
/**
 * What stands in the columns of `pengenal`: the beginning of an address or of a number, of patients and of staff apart. `victims.ts` adds a
 * number to it, because each account has its own.
 */
export const pengenalOf = {
  'users.email pasien': 'kenarisureltetap',
  'users.email staf': 'kenarikantor',
  'users.phone_number pasien': '085577001',
  'users.phone_number staf': '085577002',
  'users.no_bpjs_segel pasien': '44660011',
  'users.no_bpjs_segel staf': '44660022',
  'foto.isi pasien': 'kenariwajah',
  'foto.isi staf': 'kenaripotret',
  'peringatan.telepon': '085577003',
  'auth_session.perangkat': 'kenarigawai',
  'perangkat_dikenal.perangkat': 'kenaridikenal',
  'passkey.nama': 'kenarikunci',
  'identitas.email': 'kenarikampus',
  'identitas.subjek': 'kenarisubjek',
  'kunci_api.nama': 'kenariprogram',
  'pemberitahuan.perangkat': 'kenarikabar',
  'ganti_email.email': 'kenarisurelbaru',
  'surat.alamat': 'kenarialamat',
  'surat.perangkat': 'kenarisurat',
  'wali.nama': 'kenariwali',
} as const
export type Place = keyof typeof canaryOf
export type Canary = (typeof canaryOf)[Place]
/** The tables of a consultation; the others are written beside one. */
export const OF_CONSULTATION = [
  'konsultasi',
  'balasan_lama',
  'percakapan',
  'lampiran',
  'feedback',
  'rekam',
  'rekam_draf',
]
export const TEMPLAT = 'kenaritemplat'

/** Columns in which no word can stand, and where who reads them is tried. */
export const withoutWord: Record<string, string> = {
  'lampiran.kecil': 'a picture, in the row of `penuh`; talk/percakapan/lampiran.test.ts',
  'skrining.isi': 'numbers; care/skrining/skrining.routes.test.ts',
  'sinyal.isi': 'what the pages of a room say to each other, once they are in it; talk/bilik/sinyal.test.ts',
  'izin_wa.nomor': 'the phone number of the account, which a trigger ensures; channel/whatsapp/whatsapp.routes.test.ts',
  'identitas_rekam.isi':
    'the identity of an erased account, to its officer once another person agreed; rights/identitas-rekam/identitas-rekam.routes.test.ts',
  'surat_terakhir.alamat':
    'the address of an erased account until its last mail is sent, which no call shows; rights/penghapusan/surat-terakhir.test.ts',
  'users.no_bpjs_sidik': 'a keyed digest, which only finds an account; people/user/cari-nomor.test.ts',
}

const columnsOf = ({ kolom }: Pemrosesan) => isiBerpembaca.flatMap((isi) => Object.entries((kolom as Kolom)[isi] ?? {}))

/** Every column that names its readers, with them, by its place. */
export const readersOf: ReadonlyMap<string, readonly Pembaca[]> = new Map(
  Object.entries(register).flatMap(([table, entry]) =>
    columnsOf(entry).flatMap(([column, readers]) =>
      Object.entries(pembacaOf(readers)).map(([kind, all]): [string, readonly Pembaca[]] => [
        `${table}.${column}${kind && ` ${kind}`}`,
        all,
      ]),
    ),
  ),
)

/** The canaries that one of these readers may find in some response; without a filter, in all tables. */
export const readableBy = (readers: readonly Pembaca[], tables?: readonly string[]): Canary[] =>
  (Object.entries(canaryOf) as [Place, Canary][])
    .filter(([place]) => !tables || tables.includes(place.split('.')[0] as string))
    .filter(([place]) => readersOf.get(place)?.some((one) => readers.includes(one)))
    .map(([, canary]) => canary)
    .sort()

/**
 * What one of these readers may find of the addresses, numbers and photos of patients, of staff, or of both. A place without a kind is
 * a patient's.
 */
export const pengenalReadableBy = (readers: readonly Pembaca[], of?: 'pasien' | 'staf'): string[] =>
  Object.entries(pengenalOf)
    .filter(([place]) => !of || place.endsWith(' staf') === (of === 'staf'))
    .filter(([place]) => readersOf.get(place)?.some((one) => readers.includes(one)))
    .map(([, canary]) => canary)
    .sort()

const oneOf = (all: readonly string[]) => new RegExp(all.join('|'), 'g')
const ofWords = oneOf([...Object.values(canaryOf), TEMPLAT])
const ofPengenal = oneOf(Object.values(pengenalOf))

/** The canaries of words in what came from the server or went out of it. */
export const canariesIn = (text: string | Buffer): string[] => [...new Set(text.toString().match(ofWords))]

/** The same with the beginnings of addresses and numbers. */
export const everyCanaryIn = (text: string | Buffer): string[] => [
  ...canariesIn(text),
  ...new Set(text.toString().match(ofPengenal)),
]
