import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brandName } from '@sehati/contract/base/brand'
import { CrisisNumber } from '../base/ui/crisis-strip.tsx'
import { LogoMark } from '../base/ui/logo.tsx'
import { Frame, type FrameAssets, renderIn } from './frame.tsx'
import { place, Where, WhereNone } from './places.tsx'

/** Whether a number is answered now is left out: the document was stored at another time. */
const nomor = { nomor: place('nomor'), isi: place('isi'), lang: place('lang'), tutup: null }

/** The next appointment, which luring.ts fills in where this device keeps one. */
const Kartu = () => (
  <section className="kartu" aria-labelledby="kartu" data-kartu hidden>
    <h2 id="kartu">
      <Trans>Janji berikutnya</Trans>
    </h2>
    <p className="waktu" data-waktu />
    <p data-tempat />
    <p className="sejak">
      <Trans>Data terakhir:</Trans> <span data-sejak />
    </p>
  </section>
)

const Nomor = () => (
  <section className="krisis" aria-labelledby="nomor">
    <h2 id="nomor">
      <Trans>Bantuan segera</Trans>
    </h2>
    <ul>
      <Where of="nomor_darurat">
        <Where of="ext">
          <CrisisNumber {...nomor} ext={place('ext')} />
        </Where>
        <WhereNone of="ext">
          <CrisisNumber {...nomor} ext={null} />
        </WhereNone>
      </Where>
    </ul>
    <p>
      <Trans>Telepon tetap dapat dipakai tanpa internet.</Trans>
    </p>
  </section>
)

const Advice = () => (
  <>
    <title>{t`${brandName}: sedang luring`}</title>
    <meta name="robots" content="noindex" />
  </>
)

/** The finished HTML of what the service worker (sw.js) shows where a page cannot be fetched. */
export const renderLuring = (assets: FrameAssets): Promise<string> =>
  renderIn(assets.lang, () => (
    <Frame {...assets} head={<Advice />}>
      <main className="luring">
        <p className="brand">
          <LogoMark size={34} /> <span>{brandName}</span>
        </p>
        <h1>
          <Trans>Anda sedang luring</Trans>
        </h1>
        <p>
          <Trans>Halaman ini belum dapat dibuka tanpa internet.</Trans>
        </p>
        <button type="button" className="lagi" data-lagi>
          <Trans>Coba lagi</Trans>
        </button>
        <Kartu />
        <Nomor />
      </main>
    </Frame>
  ))
