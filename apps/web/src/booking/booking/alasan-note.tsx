import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CloseButton, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { kataAlasan } from '../../schedule/alasan/kata-alasan.ts'
import { chosenAlasan } from '../../schedule/tenaga/chosen-tenaga.ts'

type AlasanNoteProps = { user_id: number; profesional_id: number }

/** Says beside the complaint which reason for the visit is sent with it, and takes it away. */
export function AlasanNote({ user_id, profesional_id }: AlasanNoteProps) {
  const [alasan, setAlasan] = useState(() => chosenAlasan.read(user_id, profesional_id))
  if (!alasan) return null
  const { kata, lang } = kataAlasan(alasan)
  const remove = () => {
    chosenAlasan.keep(user_id, null)
    setAlasan(null)
  }
  return (
    <Group gap="xs" mih={44} wrap="nowrap" role="group" aria-label={t`Alasan kunjungan`}>
      <Text size="sm">
        <Trans>
          Alasan kunjungan: <strong lang={lang}>{kata}</strong>
        </Trans>
      </Text>
      <CloseButton size={44} aria-label={t`Hapus alasan kunjungan`} onClick={remove} />
    </Group>
  )
}
