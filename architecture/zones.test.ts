import { describe, expect, test } from 'vitest'
import { sources, text } from './repository.ts'

// A session takes place by the clock of its clinic (docs/adr/0045): `namaZona` of the contract names the zone. Here are the
// files whose sentences are about an hour of Jakarta in any clinic.
const ofJakarta = [
  'packages/contract/src/base/waktu.ts',
  // What is different outside WIB.
  'packages/contract/src/schedule/jadwal-tenaga.messages.ts',
  // When a number is answered: one for all clinics.
  'packages/contract/src/clinic/nomor.rules.ts',
  'apps/web/src/clinic/layanan/jam-nomor-fields.tsx',
  // When days open, a setting of the service.
  'apps/web/src/clinic/pengaturan/jendela-fields.tsx',
  // Mails of the service, and counts over all clinics.
  'apps/web/src/channel/surat/surat-table.tsx',
  'apps/web/src/care/statistik/jam-chart.tsx',
  // What a session of a clinic is in Jakarta, and the choice of the three.
  'apps/web/src/clinic/klinik/klinik-admin.rules.ts',
  // Replaced where a session of another zone is shown.
  'apps/web/src/base/lib/first-words.ts',
  // Shown where all slots are in WIB.
  'apps/web/src/booking/booking/waktu-picker.tsx',
  'apps/web/src/landing/booking-words.ts',
  // The roster and the promise of a call are by a clock in Jakarta.
  'apps/web/src/safety/jaga/jaga-form.tsx',
  'apps/web/src/safety/jaga/peringatan-list.tsx',
  'apps/web/src/clinic/krisis/hubungi.tsx',
  // When the service recorded an act, and when a request reached it.
  'apps/web/src/rights/permintaan/catat-permintaan-form.tsx',
  // When the service recorded an act, and when data became known to others.
  'apps/web/src/rights/insiden/saat-field.tsx',
  'apps/web/src/record/jejak/jejak-table.tsx',
  // What the document of the API and the demo clinic say of themselves.
  'apps/server/src/base/http/openapi/openapi.ts',
  'apps/server/src/demo/content/layanan.ts',
]

const withoutComments = (body: string) => body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
/** The lines with a zone in a text: after a word or a number, or in quotation marks. The constant follows a sign. */
const fixedZones = (body: string) =>
  withoutComments(body)
    .split('\n')
    .filter((line) => /([\p{L}\d}] | \(|['"`>])(WIB|WITA|WIT)\b/u.test(line))
/** The lines that show the start of a consultation as if it took place in Jakarta. */
const shownInJakarta = (body: string) => body.split('\n').filter((line) => /waktuPanjang\([^)]*\btanggal\)/.test(line))

describe('a sentence about a session', () => {
  test('names no fixed zone', () => {
    const wrong = sources
      .filter((file) => !ofJakarta.includes(file))
      .flatMap((file) => fixedZones(text.get(file) as string).map((line) => `${file}: ${line.trim()}`))
    expect(wrong).toEqual([])
  })

  test('shows the start of a consultation by the clock of its clinic', () => {
    const wrong = sources.flatMap((file) =>
      shownInJakarta(text.get(file) as string).map((line) => `${file}: ${line.trim()}`),
    )
    expect(wrong).toEqual([])
  })

  test('is found where it is planted', () => {
    expect(fixedZones('  const kapan = t`mulai 09.00 WIB`')).toHaveLength(1)
    expect(fixedZones("  isi: 'Jam sesi ini {jam} WITA. Pilih lagi.',")).toHaveLength(1)
    expect(fixedZones('      <Trans>Semua waktu dalam WIB.</Trans>')).toHaveLength(1)
    expect(fixedZones('  const zona = namaZona(k.zona ?? WIB) // WIB')).toEqual([])
    expect(shownInJakarta('<time>{waktuPanjang(k.tanggal)}</time>')).toHaveLength(1)
    expect(shownInJakarta('<time>{waktuPanjang(row.created_at)}</time>')).toEqual([])
  })

  test('has exceptions that are still needed', () => {
    expect(ofJakarta.filter((file) => fixedZones(text.get(file) ?? '').length === 0)).toEqual([])
  })
})
