import path from 'node:path'
import { dpia, kataNilai, type Risiko } from '@sehati/contract/rights/dpia.texts'
import { root } from '../bootstrap/root.mjs'

export const dpiaFile = path.join(root, 'docs', 'dpia.md')

const riskOf = ({ judul, sumber, kejadian, siapa, sebelum, sesudah, tindakan }: Risiko, at: number): string =>
  [
    `## ${at + 1}. ${judul}`,
    `Sumber: ${sumber}. Yang terjadi: ${kejadian}. Yang dirugikan: ${siapa}.`,
    `Kemungkinan × dampak: ${kataNilai(sebelum)} tanpa tindakan, **${kataNilai(sesudah)}** dengan tindakan.`,
    tindakan.map(([isi, bukti]) => `- ${isi}: \`${bukti}\``).join('\n'),
  ].join('\n\n')

/** The assessment of the impact on people, in Indonesian: the clinic signs what is left. */
export const renderDpia = (): string => `# Penilaian dampak pelindungan data (DPIA)

Ditulis oleh \`npm run docs:register\` dari \`packages/contract/src/rights/dpia.texts.ts\`. Data kesehatan bersifat spesifik, sehingga UU 27/2022 Pasal 34
meminta penilaian ini. Kemungkinan dan dampak dinilai 1 sampai 4. Setiap tindakan menyebut uji atau perintah yang memperlihatkannya;
\`scripts/register-page/render-dpia.test.ts\` memeriksa bahwa semuanya ada.

${dpia.map(riskOf).join('\n\n')}

## Penerimaan sisa risiko

Nama, jabatan, tanggal, dan tanda tangan pimpinan klinik:
`
