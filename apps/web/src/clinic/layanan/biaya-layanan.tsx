import { Trans } from '@lingui/react/macro'
import { HARGA } from '@sehati/contract/base/constants'
import type { Layanan } from '@sehati/contract/clinic/layanan.schema'
import { rupiah } from '../../base/lib/angka.ts'
import { Tulisan } from '../../base/ui/tulisan.tsx'

const harga = rupiah(HARGA)

type Biaya = Pick<Layanan, 'biaya' | 'pembayaran' | 'bpjs' | 'pengembalian'>

type BiayaLayananProps = { layanan: Biaya | null; isBelowTitle?: boolean }

/** The price is the product's; what it means, how it is paid and what BPJS covers is the clinic's to say. `isBelowTitle`: under a title of level 2. */
export function BiayaLayanan({ layanan, isBelowTitle = false }: BiayaLayananProps) {
  const Judul = isBelowTitle ? 'h3' : 'h2'
  return (
    <>
      <section>
        <Judul>
          <Trans>{harga} per konsultasi</Trans>
        </Judul>
        <p>
          <Trans>
            Berlaku untuk dokter dan psikolog, online maupun tatap muka. Harga selalu terlihat sebelum Anda mengirim
            pengajuan.
          </Trans>
        </p>
        {layanan?.biaya && <Tulisan>{layanan.biaya}</Tulisan>}
      </section>
      {layanan?.pembayaran && (
        <section>
          <Judul>
            <Trans>Cara pembayaran</Trans>
          </Judul>
          <Tulisan>{layanan.pembayaran}</Tulisan>
        </section>
      )}
      <section>
        <Judul>
          <Trans>Layanan BPJS</Trans>
        </Judul>
        <p>
          <Trans>Jika Anda peserta BPJS, pilih layanan BPJS saat memesan. Nomor BPJS diambil dari profil Anda.</Trans>
        </p>
        {layanan?.bpjs ? (
          <Tulisan>{layanan.bpjs}</Tulisan>
        ) : (
          <p>
            <Trans>Biaya ditanggung BPJS sesuai ketentuan.</Trans>
          </p>
        )}
      </section>
      {layanan?.pengembalian && (
        <section>
          <Judul>
            <Trans>Pengembalian biaya</Trans>
          </Judul>
          <Tulisan>{layanan.pengembalian}</Tulisan>
        </section>
      )}
    </>
  )
}
