import path from 'node:path'
import { register } from '@sehati/contract/record/pemrosesan.register'
import {
  type DataOrang,
  isiBerpembaca,
  isiData,
  namesOf,
  type Pemrosesan,
  pembacaOf,
} from '@sehati/contract/record/pemrosesan.rules'
import { kataRetensi } from '@sehati/contract/record/retensi.rules'
import { root } from '../bootstrap/root.mjs'

export const registerFile = path.join(root, 'docs', 'pemrosesan.md')

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ')

const lewatOf = ({ lewat, kolom }: { lewat: string; kolom: string }): string =>
  `lewat \`${kolom}\` dari [${lewat}](#${lewat})`

/** Whose it is, and who else is named in it. */
const orangOf = ({ orang, milik }: DataOrang): string => {
  const named = 'lewat' in orang ? lewatOf(orang) : code(orang)
  return milik ? `${lewatOf(milik)}; ${named} menyebut petugas` : named
}

function chapterOf([table, entry]: [string, Pemrosesan]): string {
  const { keperluan, dasar, penerima, retensi, ekspor, hapus } = entry as DataOrang
  const columns = isiData.flatMap((isi) => {
    const names = namesOf(entry.kolom, isi)
    return names.length > 0 ? [`| ${isi} | ${code(names)} |`] : []
  })
  return [
    `## ${table}`,
    [
      `Tentang: ${orangOf(entry as DataOrang)}.`,
      `Keperluan: ${keperluan}. Dasar: ${dasar}.`,
      `Dibaca pula oleh: ${penerima.join(', ') || 'tidak ada'}.`,
      `Penyimpanan: ${kataRetensi(retensi)}. Salinan untuk orangnya: ${ekspor}. Bila diminta dihapus: ${hapus}.`,
    ].join('\n'),
    ['| isi | kolom |', '|---|---|', ...columns].join('\n'),
    ...readersOf(entry as DataOrang),
  ].join('\n\n')
}

/** Who reads each column of the classes that name their readers. */
function readersOf({ kolom }: DataOrang): string[] {
  const columns = isiBerpembaca.flatMap((isi) => Object.entries(kolom[isi] ?? {}))
  const lines = columns.flatMap(([name, readers]) =>
    Object.entries(pembacaOf(readers)).map(
      ([kind, all]) => `- \`${name}\`${kind && ` (${kind})`} dibaca oleh: ${all.join(', ')}`,
    ),
  )
  return lines.length > 0 ? [lines.join('\n')] : []
}

/** The page about personal data, in Indonesian: the clinic hands it to its officers and to the authority. */
export function renderRegister(): string {
  const all = Object.entries(register)
  const people = all.filter(([, { orang }]) => orang !== null)
  const others = all.flatMap(([table, entry]) => (entry.orang === null ? [`| \`${table}\` | ${entry.alasan} |`] : []))
  return `# Register pemrosesan data pribadi

Ditulis oleh \`npm run docs:register\` dari \`packages/contract/src/record\`. Uji \`apps/server/test/pemrosesan.test.ts\` membandingkan
register ini dengan basis data: setiap tabel dan kolom tercatat satu kali. Dasar hukum perlu dipastikan oleh penasihat hukum klinik.

- **klinis**: kata-kata tentang kesehatan dan berkas. Disimpan terenkripsi.
- **layanan**: bahwa, kapan, dengan siapa, dan bagaimana seseorang dilayani, serta penilaiannya. Terbaca di basis data.
- **pengenal**: cara menghubungi seseorang, atau yang mengenalinya di tempat lain: alamat, nomor, foto, perangkat. Foto dan nomor BPJS disimpan terenkripsi.
- **identitas**: siapa seseorang bagi orang-orang di klinik: nama, peran, jam kerja.
- **rahasia**: bukti identitas, hanya sebagai hash.
- **teknis**: bukan tentang orang, atau tidak berarti tanpa kolom lain.

Kolom **klinis** dan **pengenal** menyebut pembacanya satu per satu; kolom lain mengikuti tabelnya.

${people.map(chapterOf).join('\n\n')}

## Bukan data orang

| tabel | alasan |
|---|---|
${others.join('\n')}
`
}
