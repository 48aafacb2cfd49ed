import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import type { TautanSlot } from '@sehati/contract/booking/tautan.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { List } from '../../base/ui/loaded.tsx'
import type { TautanFormProps } from './konfirmasi-form.tsx'
import { SlotList } from './slot-list.tsx'
import { tautanSlotQuery, usePindahTautan } from './tautan.queries.ts'

/** Moves to another free time of the same professional. */
export function PindahForm({ token, onDone, onInvalid }: TautanFormProps) {
  const slots = useQuery(tautanSlotQuery(token))
  const [chosen, setChosen] = useState<TautanSlot | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const send = usePindahTautan()
  const { submit, refusal } = useSubmit(
    async () => {
      setIsMissing(chosen === null)
      if (!chosen) return
      const { jadwal_tenaga_id, tanggal, jam_mulai } = chosen
      await send.mutateAsync({ body: { token, jadwal_tenaga_id, tanggal, jam_mulai } })
      onDone()
    },
    {
      refuse: ({ code, isPassing }) => {
        if (code === 'LINK_INVALID') return onInvalid()
        if (isPassing) return
        // Another person was quicker, or the day was closed: the remaining slots are read again.
        setChosen(null)
        void slots.refetch()
      },
    },
  )

  return (
    <List query={slots} empty={{ isi: t`Belum ada waktu lain yang kosong. Coba lagi nanti.` }}>
      {(found) => (
        <form onSubmit={submit}>
          <Stack gap="lg">
            <SlotList slots={found} chosen={chosen} onChoose={setChosen} />
            {isMissing && <FormAlert judul={t`Waktu belum dipilih`} isi={t`Pilih waktu pengganti.`} />}
            <RefusalAlert refusal={refusal} />
            <Button type="submit" loading={send.isPending}>
              <Trans>Simpan jadwal baru</Trans>
            </Button>
          </Stack>
        </form>
      )}
    </List>
  )
}
