import { t } from '@lingui/core/macro'
import type { Naskah } from '@sehati/contract/rights/naskah.schema'
import { useState } from 'react'
import { Fold } from '../../base/ui/fold.tsx'
import { NaskahIsi } from './naskah-isi.tsx'

/** A notice that is closed at first, and is fetched when the user opens it. */
export function BacaNaskah({ judul, ...of }: Pick<Naskah, 'keperluan' | 'versi' | 'judul'>) {
  const { versi } = of
  const [isOpened, setIsOpened] = useState(false)
  return (
    <Fold judul={t`Baca: ${judul}`} note={t`versi ${versi}`} onOpen={() => setIsOpened(true)}>
      {isOpened && <NaskahIsi {...of} />}
    </Fold>
  )
}
