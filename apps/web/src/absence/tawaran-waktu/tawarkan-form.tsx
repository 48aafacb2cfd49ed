import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import { putTawaranWaktu } from '@sehati/contract/absence/tawaran-waktu.endpoints'
import { maxLength } from '@sehati/contract/base/constants'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { listKetersediaanTenpro, listSlotTenpro } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { terlaluPanjang } from '../../base/lib/terlalu-panjang.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormFoot } from '../../base/ui/form-actions.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import type { Pilihan } from '../terdampak/tindakan.rules.ts'
import { useTawarkanWaktu } from './tawaran-waktu.queries.ts'
import { pilihSatuWaktu, waktuOf } from './waktu.rules.ts'
import { WaktuFields } from './waktu-fields.tsx'

const baca = { hari: listKetersediaanTenpro, slot: listSlotTenpro }

/** Offers a patient up to three other times. Nothing moves before the patient takes one. */
export function TawarkanForm({ konsultasi: k, onSaved, onCancel }: InDialog & { konsultasi: KonsultasiTampil }) {
  const { name } = k
  const semula = waktuSesi(k)
  const [pilihan, setPilihan] = useState<Pilihan[]>([])
  const [pesan, setPesan] = useState('')
  const [isTried, setIsTried] = useState(false)
  const offer = useTawarkanWaktu()
  const cache = useQueryClient()
  const waktu = waktuOf(pilihan)
  const tooLong = terlaluPanjang(pesan, maxLength.alasan)
  useReportUnsaved(!offer.isSuccess && (waktu.length > 0 || pesan !== ''))

  const { submit, refusal } = useSubmit(
    async () => {
      setIsTried(true)
      if (waktu.length === 0 || tooLong) return false
      await offer.mutateAsync({ query: { jadwalid: k.jadwal_id }, body: { waktu, pesan: pesan || null } })
      showSuccess(putTawaranWaktu)
      onSaved()
    },
    {
      refuse: () => {
        for (const { path } of [baca.hari, baca.slot]) void cache.invalidateQueries({ queryKey: [path] })
      },
    },
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          <Trans>
            {name} memilih satu dari waktu ini, atau menolak semuanya. Konsultasi pada {semula} tidak berubah sebelum
            itu, dan waktu yang ditawarkan masih dapat dipesan orang lain.
          </Trans>
        </Text>
        <RefusalAlert refusal={refusal} />
        <WaktuFields
          profid={k.profesional_id}
          pilihan={pilihan}
          baca={baca}
          isSettled={offer.isPending || offer.isSuccess}
          error={isTried && waktu.length === 0 ? pilihSatuWaktu() : undefined}
          onChange={setPilihan}
        />
        <Textarea
          label={t`Pesan untuk pasien`}
          rows={3}
          value={pesan}
          error={say(tooLong)}
          onChange={(event) => setPesan(event.currentTarget.value)}
        />
        <FormFoot>
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" loading={offer.isPending}>
            <Trans>Tawarkan kepada pasien</Trans>
          </Button>
        </FormFoot>
      </Stack>
    </form>
  )
}
