import { type Language, localeOf } from '../base/language.ts'
import { barisNomor } from './jam-nomor.rules.ts'
import { telOf } from './layanan.rules.ts'
import type { LayananPublik } from './layanan.schema.ts'

/** As text within `<script>`: no `</script>` and no comment can begin in it. */
const jsonDalamScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** What search engines read of the clinic beside its name; the beginning is a comma where there is anything. */
function klinik({ nama, alamat, jam_buka, telepon, email, peta_url }: LayananPublik): string {
  const rows = {
    ...(nama && { alternateName: nama }),
    ...(alamat && { address: alamat }),
    ...(jam_buka && { openingHours: jam_buka.split('\n') }),
    ...(telepon.length > 0 && { telephone: telepon }),
    ...(email && { email }),
    ...(peta_url && { hasMap: peta_url }),
  }
  const json = jsonDalamScript(rows).slice(1, -1)
  return json && `,${json}`
}

/**
 * What fills the places of the built documents (Mustache: `{{alamat}}` is escaped, `{{{data}}}` is not). A section of
 * something that is null or empty is left out.
 */
export function isiDokumen(layanan: LayananPublik, bahasa: Language) {
  const { telepon, email, alamat, jam_buka, petunjuk_arah, peta_url, biaya, pembayaran, bpjs, pengembalian } = layanan
  const { tenaga, pengguna } = layanan.jumlah
  const bilangan = (n: number) => n.toLocaleString(localeOf[bahasa])
  return {
    ...layanan,
    telepon: telepon.map((nomor) => ({ nomor, tel: telOf(nomor) })),
    nomor_darurat: layanan.nomor_darurat.map((nomor) => ({
      ...nomor,
      ...barisNomor(nomor, bahasa),
      tutup: !nomor.buka,
    })),
    adaTelepon: telepon.length > 0,
    adaKontak: telepon.length > 0 || Boolean(email || alamat || jam_buka || petunjuk_arah || peta_url),
    adaBiaya: Boolean(biaya || pembayaran || bpjs || pengembalian),
    adaJumlah: tenaga > 0,
    jumlahTenaga: bilangan(tenaga),
    jumlahPengguna: pengguna === null ? null : bilangan(pengguna),
    klinik: klinik(layanan),
    /** The whole of it, for the application. */
    data: jsonDalamScript(layanan),
  }
}
