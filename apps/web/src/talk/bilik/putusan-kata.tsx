import { t } from '@lingui/core/macro'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { say } from '../../base/lib/say.ts'
import { Catatan } from './catatan.tsx'
import { putusan } from './periksa.rules.ts'
import type { Alat } from './use-media.ts'
import type { Uji } from './use-uji-relay.ts'

/** What the check has found, as soon as it is known. */
export function PutusanKata({ media, uji }: { media: NonNullable<Alat['media']>; uji: Uji }) {
  if (uji.keadaan === 'berjalan') return <Catatan>{t`Memeriksa jaringan…`}</Catatan>
  if (uji.keadaan === 'ditolak') return <Catatan isPenting>{uji.error.message}</Catatan>
  const found = putusan({ kamera: media.gambar !== null, mikrofon: media.suara !== null }, uji.hasil)
  return (
    <>
      <Catatan isPenting={found !== 'siap'}>
        <b>{say(bilikTexts[found])}</b>
      </Catatan>
      {uji.hasil === null && <Catatan isPenting>{say(bilikTexts.terblokir)}</Catatan>}
    </>
  )
}
