import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconMessageCircle } from '@tabler/icons-react'
import { canVideo } from '../../clinic/layanan/online.ts'
import { isBilikBuka } from '../bilik/bilik.ts'
import { BilikLink } from '../bilik/bilik-link.tsx'
import { focusChat } from '../percakapan/chat-card.tsx'

type BertemuProps = {
  konsultasi: KonsultasiTampil
  now: Date /** The page shows the conversation. */
  hasChat: boolean
}

/** How the professional meets the patient now: in the room, and where the clinic has no video, first in writing. */
export function Bertemu({ konsultasi, now, hasChat }: BertemuProps) {
  if (canVideo()) return <BilikLink konsultasi={konsultasi} now={now} />
  if (!isBilikBuka(konsultasi, now)) return null
  return (
    <>
      {hasChat && (
        <Button leftSection={<IconMessageCircle size={18} aria-hidden />} onClick={focusChat}>
          <Trans>Mulai konsultasi</Trans>
        </Button>
      )}
      <BilikLink konsultasi={konsultasi} now={now} variant="subtle" />
    </>
  )
}
