import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { insertTunggu } from '@sehati/contract/waiting/tunggu.endpoints'
import type { Tunggu } from '@sehati/contract/waiting/tunggu.schema'
import { ButtonLink, TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { Answer } from '../../base/ui/answer.tsx'
import { FormFoot } from '../../base/ui/form-actions.tsx'
import { tujuanTunggu } from './harapan.ts'

/** The place in line of a new entry, and where it is found. */
export function Terdaftar({ entry, onClose }: { entry: Tunggu; onClose: () => void }) {
  const { level_id } = useActor()
  const { urutan } = entry
  const nama = tujuanTunggu(entry)
  return (
    <Stack gap="md">
      <Answer isi={insertTunggu.message} />
      <Text fw={600}>
        <Trans>
          Anda berada di urutan {urutan} untuk {nama}.
        </Trans>
      </Text>
      <Text size="sm">{t`Kami memberi tahu Anda saat ada slot kosong. Keluhan Anda disimpan terenkripsi sampai saat itu.`}</Text>
      <FormFoot>
        <Button variant="default" onClick={onClose}>
          <Trans>Tutup</Trans>
        </Button>
        <ButtonLink to={inArea(level_id, '/tunggu')}>
          <Trans>Lihat daftar tunggu</Trans>
        </ButtonLink>
      </FormFoot>
    </Stack>
  )
}

/** Where the entry is that exists already. */
export function SudahMenunggu() {
  const { level_id } = useActor()
  return (
    <Group>
      <TextLink to={inArea(level_id, '/tunggu')} fw={600}>
        <Trans>Lihat daftar tunggu</Trans>
      </TextLink>
    </Group>
  )
}
