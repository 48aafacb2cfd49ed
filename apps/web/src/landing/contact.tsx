import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CrisisNumber, CrisisStrip, SedangTutup } from '../base/ui/crisis-strip.tsx'
import { place, Where, WhereNone, Written } from './places.tsx'

const Row = ({ kata, children }: { kata: string; children: ReactNode }) => (
  <div>
    <dt>{kata}</dt>
    <dd>{children}</dd>
  </div>
)

/** Where the clinic is and how to reach it; left out while no admin has written it. */
export const Contact = () => (
  <Where of="adaKontak">
    <section className="wrap section" id="kontak">
      <h2>
        <Trans>Kontak dan lokasi</Trans>
      </h2>
      <dl className="contact">
        <Where of="adaTelepon">
          <Row kata={t`Telepon`}>
            <Where of="telepon">
              <a href={`tel:${place('tel')}`}>{place('nomor')}</a>
            </Where>
          </Row>
        </Where>
        <Where of="email">
          <Row kata={t`Email`}>
            <a href={`mailto:${place('email')}`}>{place('email')}</a>
          </Row>
        </Where>
        <Where of="jam_buka">
          <Row kata={t`Jam buka`}>
            <Written of="jam_buka" />
          </Row>
        </Where>
        <Where of="alamat">
          <Row kata={t`Alamat`}>
            <Where of="nama">
              <strong lang="id">{place('nama')}</strong>
            </Where>
            <Written of="alamat" />
          </Row>
        </Where>
        <Where of="petunjuk_arah">
          <Row kata={t`Petunjuk arah`}>
            <Written of="petunjuk_arah" />
          </Row>
        </Where>
        <Where of="peta_url">
          <Row kata={t`Peta`}>
            <a href={place('peta_url')} target="_blank" rel="noopener">
              <Trans>Buka peta di tab baru</Trans>
            </a>
          </Row>
        </Where>
      </dl>
    </section>
  </Where>
)

const nomor = {
  nomor: place('nomor'),
  isi: place('isi'),
  lang: place('lang'),
  tutup: (
    <Where of="tutup">
      <SedangTutup />
    </Where>
  ),
}

/** The strip with the numbers that an admin keeps. */
export const Crisis = () => (
  <CrisisStrip>
    <Where of="nomor_darurat">
      <Where of="ext">
        <CrisisNumber {...nomor} ext={place('ext')} />
      </Where>
      <WhereNone of="ext">
        <CrisisNumber {...nomor} ext={null} />
      </WhereNone>
    </Where>
  </CrisisStrip>
)

const [tenaga, pengguna] = [place('jumlahTenaga'), place('jumlahPengguna')]

/** Beside the claims, which are about the service, what is true of this clinic today. */
export const CountsNow = () => (
  <Where of="adaJumlah">
    <p className="now">
      <Trans>Di klinik ini: {tenaga} dokter dan psikolog</Trans>
      <Where of="jumlahPengguna">
        {', '}
        <Trans>lebih dari {pengguna} akun pengguna</Trans>
      </Where>
      .
    </p>
  </Where>
)
