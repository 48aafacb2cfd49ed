import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { showNotice } from '../../base/ui/notice.tsx'
import { PersonList } from '../../base/ui/person-list.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { usePanggil } from './antrean.queries.ts'
import { type AntreanTenaga as Antrean, nomorKata } from './antrean.rules.ts'
import { KunjunganRow } from './kunjungan-row.tsx'

/** The visits of one professional today, and the button that calls the next person. */
export function AntreanTenaga({ antrean }: { antrean: Antrean }) {
  const { profesional_id, nama, menunggu } = antrean
  const panggil = usePanggil()
  // Until it is typed, the room of the last call, also that of another desk.
  const [typed, setTyped] = useState<string | null>(null)
  const ruang = typed ?? antrean.ruang
  const { submit, refusal } = useSubmit(async () => {
    const { name, antrean } = await panggil.mutateAsync({ body: { profesional_id, ruang } })
    const nomor = antrean ? nomorKata(antrean) : ''
    showNotice('success', { judul: t`Nomor ${nomor} dipanggil`, isi: t`${name}, ke ruang ${ruang}.` })
  })
  return (
    <SectionCard judul={nama} gap="sm">
      <form onSubmit={submit} noValidate>
        <Stack gap="xs">
          <Text size="sm" aria-live="polite">
            {menunggu > 0 ? plural(menunggu, { other: '# orang menunggu' }) : t`Belum ada yang menunggu.`}
          </Text>
          <Group gap="sm" align="flex-end">
            <TextInput
              label={t`Ruang`}
              value={ruang}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
              w="8rem"
            />
            <Button type="submit" size="md" loading={panggil.isPending}>
              <Trans>Panggil berikutnya</Trans>
            </Button>
          </Group>
          {refusal && (
            <Text size="sm" c="red" role="alert">
              {refusal.isi}
            </Text>
          )}
        </Stack>
      </form>
      <PersonList
        label={t`Kunjungan hari ini dengan ${nama}`}
        rows={antrean.kunjungan.map((k) => <KunjunganRow key={k.jadwal_id} kunjungan={k} />)}
      />
    </SectionCard>
  )
}
