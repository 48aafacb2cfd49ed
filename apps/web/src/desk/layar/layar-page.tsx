import { t } from '@lingui/core/macro'
import { brandName } from '@sehati/contract/base/brand'
import { useLocation } from '@tanstack/react-router'
import { Loaded } from '../../base/ui/loaded.tsx'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { useTitle } from '../../base/ui/use-title.ts'
import styles from './layar.module.css'
import { isAlamatMati, useLayar } from './layar.queries.ts'
import { LayarIsi } from './layar-isi.tsx'

/**
 * /layar#token: the screen of a waiting room. The token stays in the address, unlike that of a mailed link: a device that starts
 * again comes back by it, and it shows no person.
 */
export function Page() {
  const token = useLocation({ select: ({ hash }) => hash })
  useTitle(`${t`Layar ruang tunggu`} · ${brandName}`)
  return (
    <main className={styles.layar}>
      <NoIndex />
      {token ? <Tersambung key={token} token={token} /> : <AlamatMati />}
    </main>
  )
}

function Tersambung({ token }: { token: string }) {
  const layar = useLayar(token)
  if (isAlamatMati(layar.error)) return <AlamatMati />
  return <Loaded query={layar}>{(isi) => <LayarIsi layar={isi} isTerputus={layar.error !== null} />}</Loaded>
}

const AlamatMati = () => (
  <div className={styles.pesan}>
    <h1 className={styles.klinik}>{t`Layar ruang tunggu`}</h1>
    <StateMessage
      role="status"
      picture={<PictureEmpty />}
      judul={t`Alamat layar ini tidak berlaku`}
      isi={t`Petugas loket dapat membuat alamat baru di halaman Loket.`}
    />
  </div>
)
