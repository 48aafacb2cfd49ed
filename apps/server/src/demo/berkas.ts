import sharp from 'sharp'

export type Berkas = {
  nama: string
  jenis: 'image/webp' | 'application/pdf'
  lebar: number | null
  tinggi: number | null
  penuh: Buffer
  kecil: Buffer | null
}

const SIZE = { width: 960, height: 540 }
/** Degrees, morning and evening of a week. */
const suhu = [36.6, 36.9, 37.4, 38.1, 38.4, 38.0, 37.8, 37.9, 37.3, 37.1, 36.9, 36.8, 36.7, 36.6]

/** A temperature chart as a patient might have photographed it, drawn point by point. */
export async function gambarSuhu(): Promise<Berkas> {
  const { width, height } = SIZE
  const pixels = Buffer.alloc(width * height * 3, 0xf7)
  const dot = (x: number, y: number, size: number, [r, g, b]: [number, number, number]) => {
    for (let dy = -size; dy <= size; dy++)
      for (let dx = -size; dx <= size; dx++) {
        const [px, py] = [Math.round(x) + dx, Math.round(y) + dy]
        if (px >= 0 && px < width && py >= 0 && py < height) pixels.set([r, g, b], (py * width + px) * 3)
      }
  }
  const at = (nth: number) => ({
    x: 70 + (nth * (width - 140)) / (suhu.length - 1),
    y: height - 70 - (((suhu[nth] as number) - 36) * (height - 140)) / 3,
  })
  for (let degree = 36; degree <= 39; degree++)
    for (let x = 60; x < width - 50; x += 2)
      dot(x, height - 70 - ((degree - 36) * (height - 140)) / 3, 0, [190, 200, 205])
  for (let nth = 0; nth < suhu.length - 1; nth++) {
    const [from, to] = [at(nth), at(nth + 1)]
    for (let part = 0; part <= 1; part += 0.005)
      dot(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, 1, [20, 120, 130])
  }
  for (let nth = 0; nth < suhu.length; nth++) dot(at(nth).x, at(nth).y, 6, [200, 70, 60])
  const picture = sharp(pixels, { raw: { ...SIZE, channels: 3 } })
  const penuh = await picture.clone().webp().toBuffer()
  const kecil = await picture.clone().resize(480).webp().toBuffer()
  return { nama: 'Catatan suhu.webp', jenis: 'image/webp', lebar: width, tinggi: height, penuh, kecil }
}

const anjuran = [
  'Ringkasan anjuran',
  '',
  'Istirahat cukup, tidur tujuh sampai delapan jam.',
  'Minum air putih sekitar dua liter sehari.',
  'Obat diminum sesudah makan sesuai petunjuk.',
  'Kontrol bila keluhan menetap lebih dari satu minggu.',
  '',
  'Dokumen contoh. Nama dan isinya rekaan.',
]

/** The smallest valid PDF: a page with these lines. */
export function pdfAnjuran(): Berkas {
  const lines = anjuran.map((line, nth) => `/F1 ${nth === 0 ? 18 : 12} Tf (${line}) Tj 0 -24 Td`).join('\n')
  const text = `BT 72 760 Td\n${lines}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, nth) => {
    const offset = file.length
    file += `${nth + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}${trailer}`
  const none = { lebar: null, tinggi: null, kecil: null }
  return { ...none, nama: 'Ringkasan anjuran.pdf', jenis: 'application/pdf', penuh: Buffer.from(file) }
}
