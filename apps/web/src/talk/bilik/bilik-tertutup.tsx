import { t } from '@lingui/core/macro'
import { Button, Card } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { bilik as messages } from '@sehati/contract/talk/bilik.messages'
import { jendelaBilik } from '@sehati/contract/talk/bilik.rules'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { IconMessageCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { pukulDi } from '../../base/lib/tanggal.ts'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { waktuBilik } from './bilik.ts'
import styles from './bilik-tertutup.module.css'

/** Why a room is not open, and what helps. */
function alasan(k: KonsultasiTampil, now: Date): { isi: string; note?: string } {
  if (k.metode_konsultasi !== 'online') return { isi: say(messages.ROOM_NOT_ONLINE.isi) }
  if (k.status === 'dibatalkan') return { isi: t`Konsultasi ini dibatalkan, jadi ruangnya tidak dibuka.` }
  const { dibuka, ditutup } = jendelaBilik(waktuBilik(k))
  if (now >= ditutup) return { isi: t`Konsultasi ini sudah lewat.` }
  if (k.status !== 'disetujui' && k.status !== 'selesai')
    return { isi: t`Ruang dibuka setelah konsultasi ini disetujui.` }
  const pukul = pukulDi(dibuka.toISOString(), k.zona)
  return { isi: say(bilikTexts.dibuka), note: t`Dibuka pukul ${pukul}` }
}

type BilikTertutupProps = { konsultasi: KonsultasiTampil; now: Date; chat: ReactNode; kembali: ReactNode }

/**
 * A room before it opens, after it closed, or of a consultation that has none. Opens by itself when its time comes. The chat of a
 * cancelled one is closed too.
 */
export function BilikTertutup({ konsultasi, now, chat, kembali }: BilikTertutupProps) {
  const [isChat, setIsChat] = useState(false)
  const { isi, note } = alasan(konsultasi, now)
  const canWrite = konsultasi.status !== 'dibatalkan'
  return (
    <>
      <Card>
        <StateMessage
          role="status"
          picture={<PictureEmpty />}
          isi={isi}
          note={note}
          action={
            canWrite
              ? !isChat && (
                  <Button
                    variant="light"
                    leftSection={<IconMessageCircle size={18} aria-hidden />}
                    onClick={() => setIsChat(true)}
                  >
                    {say(bilikTexts.chat)}
                  </Button>
                )
              : kembali
          }
        />
      </Card>
      {isChat && canWrite && (
        <Card padding={0} className={styles.chat}>
          {chat}
        </Card>
      )}
    </>
  )
}
