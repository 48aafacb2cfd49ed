import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { insertTunggu, removeTunggu } from '@sehati/contract/waiting/tunggu.endpoints'
import { SlotKosong } from '@sehati/contract/waiting/tunggu.schema'
import { useState } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { RowSwitch } from '../../base/ui/row-switch.tsx'
import { SlotKosongNote } from './slot-kosong-note.tsx'
import { tungguOfJanji, useInsertTunggu, useRemoveTunggu, useTunggu } from './tunggu.queries.ts'

type MajukanSwitchProps = {
  konsultasi: Pick<KonsultasiTampil, 'jadwal_id' | 'zona'>
  /** Opens the form that moves the consultation. */
  onReschedule: () => void
}

/** Whether a consultation is moved when something earlier becomes free. It stands until the patient takes that. */
export function MajukanSwitch({ konsultasi: { jadwal_id, zona }, onReschedule }: MajukanSwitchProps) {
  const { level_id } = useActor()
  const { data, error } = useTunggu()
  const [insert, remove] = [useInsertTunggu(), useRemoveTunggu()]
  const [kosong, setKosong] = useState<SlotKosong | null>(null)
  const entry = tungguOfJanji(data, jadwal_id)
  if (data === undefined) return error && <Text size="sm">{error.message}</Text>

  const refused = (failure: ApiError) => {
    const free = failure.code === 'SLOT_FREE' ? SlotKosong.safeParse(failure.data).data : undefined
    if (free) setKosong(free)
    else showFailure(failure)
  }
  const turn = (isOn: boolean) => {
    setKosong(null)
    if (isOn) return insert.mutateAsync({ body: { jadwal_id } }).then(() => showSuccess(insertTunggu), refused)
    if (entry)
      return remove.mutateAsync({ query: { id: entry.tunggu_id } }).then(() => showSuccess(removeTunggu), showFailure)
  }
  return (
    <Card className="screen-only">
      <Stack gap="sm">
        <RowSwitch label={t`Majukan bila ada yang lebih awal`} checked={entry !== undefined} onChange={turn} />
        {entry ? (
          <Group gap="xs">
            <Urutan urutan={entry.urutan} />
            <TextLink to={inArea(level_id, '/tunggu')} fw={600} size="sm" py={10}>
              <Trans>Lihat daftar tunggu</Trans>
            </TextLink>
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            <Trans>Jadwal ini tetap milik Anda sampai Anda mengambil slot yang lebih awal.</Trans>
          </Text>
        )}
        {kosong && (
          <SlotKosongNote judul={t`Ada slot lebih awal yang kosong`} slot={kosong} zona={zona}>
            <Button size="sm" onClick={onReschedule}>
              <Trans>Ubah jadwal sekarang</Trans>
            </Button>
          </SlotKosongNote>
        )}
      </Stack>
    </Card>
  )
}

const Urutan = ({ urutan }: { urutan: number }) => (
  <Text size="sm">
    <Trans>Anda berada di urutan {urutan}.</Trans>
  </Text>
)
