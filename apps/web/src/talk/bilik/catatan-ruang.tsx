import { t } from '@lingui/core/macro'
import { Button } from '@mantine/core'
import { bilik as messages } from '@sehati/contract/talk/bilik.messages'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { IconMessageCircle } from '@tabler/icons-react'
import { say } from '../../base/lib/say.ts'
import { useLate } from '../../base/lib/use-late.ts'
import styles from './bilik.module.css'
import { Catatan } from './catatan.tsx'
import { kataKendala } from './kendala.ts'
import type { Alat } from './use-media.ts'

/** A first connection takes so long; after that a person may wonder. */
const SABAR_MS = 4_000

type CatatanRuangProps = {
  alat: Alat
  isTanpaVideo: boolean
  isServerHilang: boolean
  isMenyambung: boolean
  isLemah: boolean
  isSenyap: boolean
  isChat: boolean
  onChat: () => void
}

/** What hinders a call, and the way that is left: each in one line, announced politely. */
export function CatatanRuang({ alat, isChat, onChat, ...is }: CatatanRuangProps) {
  const isLama = useLate(is.isMenyambung, SABAR_MS)
  const kendala = alat.media && !is.isTanpaVideo ? kataKendala(alat.media) : null
  const isTerputus = is.isServerHilang || isLama
  return (
    <div className={styles.catatanBaris} role="status">
      {is.isTanpaVideo && <Catatan isPenting>{say(messages.VIDEO_OFF.isi)}</Catatan>}
      {isTerputus && <Catatan isPenting>{say(bilikTexts.terputus)}</Catatan>}
      {is.isLemah && <Catatan isPenting>{say(bilikTexts.lemah)}</Catatan>}
      {is.isSenyap && <Catatan isPenting>{t`Suara lawan bicara tidak sampai.`}</Catatan>}
      {kendala && <Catatan isPenting>{kendala}</Catatan>}
      {!isChat && (is.isTanpaVideo || isTerputus || is.isSenyap || (kendala && !alat.media?.suara)) && (
        <Button variant="light" leftSection={<IconMessageCircle size={18} aria-hidden />} onClick={onChat}>
          {say(bilikTexts.chat)}
        </Button>
      )}
    </div>
  )
}
