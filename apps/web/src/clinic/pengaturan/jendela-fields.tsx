import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { MAX_CAKRAWALA_HARI, MAX_MINGGU_KE_DEPAN } from '@sehati/contract/base/constants'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import type { AturanJendela, Pengaturan } from '@sehati/contract/clinic/pengaturan.schema'
import { windowEnd } from '@sehati/contract/schedule/jendela.rules'
import { useState } from 'react'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { aturanOf, changedOf, kalimatJendela, type Typed, typedOf } from './jendela.rules.ts'
import { useUpdatePengaturan } from './pengaturan.queries.ts'

const weeks = () =>
  Array.from({ length: MAX_MINGGU_KE_DEPAN + 1 }, (_, n) => ({
    value: String(n),
    label: n === 0 ? t`0: Jumat mendatang` : plural(n, { other: '#: # minggu sesudahnya' }),
  }))

const modes = () => [
  { value: 'mingguan', label: t`Per pekan` },
  { value: 'harian', label: t`Per hari` },
]

/** The settings of the window. Each says in one sentence what it does to the next days, before it is saved. */
export function JendelaFields({ stored, now }: { stored: Pengaturan; now: Date }) {
  const [changed, setChanged] = useState<Partial<Typed>>({})
  const update = useUpdatePengaturan()
  const typed = { ...typedOf(stored), ...changed }
  const aturan = aturanOf(typed)
  const change = aturan && changedOf(aturan, stored)
  const isStored = change !== null && Object.keys(change).length === 0
  const kalimat = aturan && kalimatJendela(now, aturan)
  const set = (change: Partial<Typed>) => setChanged({ ...changed, ...change })

  const save = async (next: AturanJendela) => {
    const akhir = tanggalPanjang(windowEnd(now, next))
    const question = {
      judul: t`Persingkat batas waktu pemesanan?`,
      isi: t`Pasien hanya dapat memesan sampai ${akhir}. Konsultasi yang sudah dipesan setelah tanggal itu tetap berlaku.`,
      ya: t`Persingkat batas waktu`,
    }
    if (windowEnd(now, next) < windowEnd(now, stored) && !(await confirm(question))) return
    update.mutate(
      { body: changedOf(next, stored) },
      {
        onSuccess: () => {
          setChanged({})
          showSuccess(updatePengaturan)
        },
        onError: showFailure,
      },
    )
  }

  const akhir = aturan && tanggalPanjang(windowEnd(now, aturan))
  return (
    <>
      <Group align="flex-start" gap="sm">
        <NativeSelect
          flex="1 1 14rem"
          maw="26rem"
          label={t`Cara dibuka`}
          description={kalimat?.mode}
          inputWrapperOrder={['label', 'input', 'description']}
          data={modes()}
          value={typed.mode_jendela}
          onChange={(event) => set({ mode_jendela: event.currentTarget.value === 'harian' ? 'harian' : 'mingguan' })}
        />
        {typed.mode_jendela === 'mingguan' ? (
          <NativeSelect
            flex="1 1 14rem"
            maw="26rem"
            label={t`Minggu ke depan`}
            description={kalimat?.jauh}
            inputWrapperOrder={['label', 'input', 'description']}
            data={weeks()}
            value={typed.minggu_ke_depan}
            onChange={(event) => set({ minggu_ke_depan: event.currentTarget.value })}
          />
        ) : (
          <TextInput
            flex="1 1 14rem"
            maw="26rem"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_CAKRAWALA_HARI}
            label={t`Hari ke depan`}
            description={kalimat?.jauh}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={typed.cakrawala_hari}
            error={aturan === null && t`Isi 1 sampai ${MAX_CAKRAWALA_HARI}.`}
            onChange={(event) => set({ cakrawala_hari: event.currentTarget.value })}
          />
        )}
        <TextInput
          flex="1 1 14rem"
          maw="26rem"
          type="time"
          label={t`Jam dibuka (WIB)`}
          description={kalimat?.jam}
          inputWrapperOrder={['label', 'input', 'description']}
          value={typed.rilis_jam}
          onChange={(event) => set({ rilis_jam: event.currentTarget.value })}
        />
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {akhir &&
          (isStored
            ? t`Hari ini pasien dapat memesan Senin sampai Jumat, dari hari ini sampai ${akhir}. Hari libur, cuti, dan hari tanpa sesi tidak dapat dipesan.`
            : t`Setelah disimpan, pasien dapat memesan Senin sampai Jumat, dari hari ini sampai ${akhir}. Hari libur, cuti, dan hari tanpa sesi tidak dapat dipesan.`)}
      </Text>
      <Group>
        <Button
          loading={update.isPending}
          disabled={aturan === null || isStored}
          onClick={() => aturan && save(aturan)}
        >
          <Trans>Simpan</Trans>
        </Button>
      </Group>
    </>
  )
}
