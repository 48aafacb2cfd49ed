import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { KODE_LAYAR_MS } from '@sehati/contract/desk/layar.rules'
import type { Layar, Panggilan } from '@sehati/contract/desk/layar.schema'
import { IconPlugConnectedX, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { now } from '../../base/lib/clock.ts'
import { Qr } from '../../base/ui/qr.tsx'
import { kodeKata, nomorKata } from '../antrean/antrean.rules.ts'
import styles from './layar.module.css'
import { alamatHadir, ruangKata } from './layar.rules.ts'
import { useSuara } from './use-suara.ts'
import { useTerjaga } from './use-terjaga.ts'

/** What a waiting room sees: the newest call large, those before it, how many wait, and how to record an arrival. */
export function LayarIsi({ layar, isTerputus }: { layar: Layar; isTerputus: boolean }) {
  const { klinik, panggilan, menunggu } = layar
  const { isNyala, ubah } = useSuara(panggilan)
  useTerjaga()
  const [terbaru, ...sebelumnya] = panggilan
  return (
    <>
      <header className={styles.kepala}>
        <h1 className={styles.klinik}>{klinik}</h1>
        <p className={styles.menunggu}>
          {menunggu > 0 ? plural(menunggu, { other: '# orang menunggu' }) : t`Tidak ada antrean`}
        </p>
        <Button
          variant="default"
          className={styles.suara}
          leftSection={isNyala ? <IconVolume size={20} aria-hidden /> : <IconVolumeOff size={20} aria-hidden />}
          onClick={ubah}
        >
          {isNyala ? t`Matikan suara` : t`Nyalakan suara`}
        </Button>
      </header>
      <div role="status">
        {isTerputus && (
          <p className={styles.terputus}>
            <IconPlugConnectedX aria-hidden />
            <Trans>Sambungan terputus. Nomor di layar mungkin bukan yang terbaru.</Trans>
          </p>
        )}
      </div>
      <div className={styles.isi}>
        <section className={styles.terbaru} aria-label={t`Nomor yang dipanggil`} aria-live="polite">
          {terbaru ? <Terbaru key={terbaru.dipanggil_pada} panggilan={terbaru} /> : <Kosong />}
        </section>
        {sebelumnya.length > 0 && (
          <section className={styles.sebelumnya} aria-labelledby="sebelumnya">
            <h2 id="sebelumnya">
              <Trans>Sebelumnya</Trans>
            </h2>
            <ul className={styles.daftar}>
              {sebelumnya.map((one) => (
                <li key={`${one.nomor} ${one.dipanggil_pada}`}>
                  <strong className="angka">{nomorKata(one)}</strong>
                  <span>{ruangKata(one.ruang)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Datang layar={layar} isTerputus={isTerputus} />
    </>
  )
}

const Terbaru = ({ panggilan }: { panggilan: Panggilan }) => (
  <>
    <p className={`${styles.nomor} angka`}>{nomorKata(panggilan)}</p>
    <p className={styles.ruang}>{ruangKata(panggilan.ruang)}</p>
  </>
)

const Kosong = () => <p className={styles.ruang}>{t`Belum ada nomor yang dipanggil.`}</p>

/** How a patient records the own arrival. Without a connection the code runs out, and is not shown any longer. */
function Datang({ layar: { kode, berlaku_sampai }, isTerputus }: { layar: Layar; isTerputus: boolean }) {
  if (isTerputus && now().getTime() >= Date.parse(berlaku_sampai) + KODE_LAYAR_MS) return null
  return (
    <section className={styles.datang} aria-labelledby="datang">
      <div className={styles.qr}>
        <Qr text={alamatHadir(kode)} label={t`Kode QR untuk mencatat kehadiran`} />
      </div>
      <div>
        <h2 id="datang">
          <Trans>Sudah datang?</Trans>
        </h2>
        <p>
          <Trans>Pindai dengan kamera ponsel, atau ketik kode ini di aplikasi:</Trans>
        </p>
        <p className={`${styles.kode} angka`}>{kodeKata(kode)}</p>
      </div>
    </section>
  )
}
