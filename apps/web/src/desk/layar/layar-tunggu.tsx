import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { HariLoket } from '@sehati/contract/desk/antrean.schema'
import { removeLayar } from '@sehati/contract/desk/layar.endpoints'
import type { LayarBaru, LayarTunggu as Satu } from '@sehati/contract/desk/layar.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { AlamatRahasia } from '../../base/ui/alamat-rahasia.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { EndButton } from '../../base/ui/end-button.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { layarQuery, useInsertLayar, useRemoveLayar } from './layar.queries.ts'
import styles from './layar-tunggu.module.css'

type LayarTungguProps = Pick<HariLoket, 'klinik' | 'klinik_id'>

/** The screens of the waiting rooms: which there are, a new one, and the end of one. */
export function LayarTunggu(props: LayarTungguProps) {
  const layar = useQuery(layarQuery())
  const [baru, setBaru] = useState<LayarBaru | null>(null)
  return (
    <SectionCard
      judul={t`Layar ruang tunggu`}
      isi={t`Menampilkan nomor yang dipanggil dan kode kehadiran, tanpa nama pasien.`}
    >
      <List query={layar} empty={{ isi: t`Belum ada layar.` }}>
        {(all) => (
          <ul className={styles.daftar} aria-label={t`Layar yang dipasang`}>
            {all.map((one) => (
              <Baris key={one.layar_id} layar={one} onEnd={() => setBaru(null)} />
            ))}
          </ul>
        )}
      </List>
      {baru && (
        <AlamatRahasia
          key={baru.layar_id}
          alamat={new URL(baru.alamat, window.location.origin).href}
          judul={t`Alamat layar baru`}
          label={t`Alamat rahasia layar`}
          isi={t`Alamat ini hanya ditampilkan sekali. Buka alamat ini di peramban layar ruang tunggu.`}
          tempel={t`Tempel alamat ini di peramban layar ruang tunggu.`}
        />
      )}
      <BuatForm {...props} onMade={setBaru} />
    </SectionCard>
  )
}

function Baris({ layar: { layar_id, nama, nama_klinik, sejak }, onEnd }: { layar: Satu; onEnd: () => void }) {
  const remove = useRemoveLayar()
  const end = async () => {
    const isi = t`Layar “${nama}” tidak lagi menampilkan nomor. Alamatnya tidak dapat dipakai kembali.`
    if (!(await confirm({ judul: t`Hentikan layar ini?`, isi, ya: t`Hentikan`, isDestructive: true }))) return
    const { onSuccess, onError } = noticesOf(removeLayar)
    const said = () => {
      onEnd()
      onSuccess()
    }
    remove.mutate({ query: { id: layar_id } }, { onSuccess: said, onError })
  }
  const waktu = waktuPanjang(sejak)
  return (
    <li>
      <div>
        <Text fw={600} size="sm">
          {nama}
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>
            {nama_klinik}, sejak {waktu}
          </Trans>
        </Text>
      </div>
      <EndButton aria-label={t`Hentikan layar ${nama}`} loading={remove.isPending} onClick={() => void end()}>
        <Trans>Hentikan</Trans>
      </EndButton>
    </li>
  )
}

function BuatForm({ klinik, klinik_id, onMade }: LayarTungguProps & { onMade: (layar: LayarBaru) => void }) {
  const insert = useInsertLayar()
  const [nama, setNama] = useState('')
  const [pilihan, setPilihan] = useState<number | null>(null)
  const { submit, refusal } = useSubmit(async () => {
    onMade(await insert.mutateAsync({ body: { nama, klinik_id: pilihan ?? klinik_id } }))
    setNama('')
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" align="flex-start">
        <Group gap="sm" align="flex-start">
          <TextInput
            label={t`Nama layar`}
            description={t`Tempatnya, misalnya Lobi lantai 1.`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={nama}
            error={refusal?.isi}
            onChange={(event) => setNama(event.currentTarget.value)}
            autoComplete="off"
          />
          {klinik.length > 1 && (
            <NativeSelect
              label={t`Klinik layar`}
              data={klinik.map((one) => ({ value: String(one.klinik_id), label: one.nama }))}
              value={String(pilihan ?? klinik_id)}
              onChange={(event) => setPilihan(Number(event.currentTarget.value))}
            />
          )}
        </Group>
        <Button type="submit" variant="light" loading={insert.isPending}>
          <Trans>Buat layar</Trans>
        </Button>
      </Stack>
    </form>
  )
}
