import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Card, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { HARGA } from '@sehati/contract/base/constants'
import { updateLayanan } from '@sehati/contract/clinic/layanan.endpoints'
import { type Layanan, LayananMasukan } from '@sehati/contract/clinic/layanan.schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { rupiah } from '../../base/lib/angka.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { now } from '../../base/lib/clock.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { updateLayananHere } from './layanan.ts'
import styles from './layanan-admin.module.css'
import { layananQuery, useUpdateLayanan } from './layanan-admin.queries.ts'
import { isianOf, type Keterangan, pratinjauOf, publikOf } from './layanan-admin.rules.ts'

type Field = ReturnType<typeof useIsian<z.input<typeof LayananMasukan>, LayananMasukan>>['field']

const Kontak = ({ field }: { field: Field }) => (
  <SectionCard judul={t`Kontak`} isi={t`Yang kosong tidak ditampilkan kepada publik.`}>
    <TextInput label={t`Nama klinik`} autoComplete="off" {...field('nama')} />
    <Columns two="sm">
      <TextInput label={t`Telepon 1`} type="tel" autoComplete="off" {...field('telepon.0')} />
      <TextInput label={t`Telepon 2`} type="tel" autoComplete="off" {...field('telepon.1')} />
      <TextInput label={t`Telepon 3`} type="tel" autoComplete="off" {...field('telepon.2')} />
    </Columns>
    <TextInput
      label={t`Email layanan`}
      description={t`Juga ditunjukkan kepada pemilik akun nonaktif, dan kepada peneliti keamanan.`}
      type="email"
      autoComplete="off"
      {...field('email')}
    />
    <Textarea
      label={t`Jam buka`}
      description={t`Satu baris untuk setiap keterangan. Contoh: Senin–Jumat 08.00–16.00`}
      rows={3}
      resize="vertical"
      {...field('jam_buka')}
    />
  </SectionCard>
)

const Lokasi = ({ field }: { field: Field }) => (
  <SectionCard judul={t`Lokasi`} isi={t`Juga ditampilkan pada janji tatap muka. Yang kosong tidak ditampilkan.`}>
    <Textarea label={t`Alamat`} rows={2} resize="vertical" {...field('alamat')} />
    <Textarea
      label={t`Petunjuk arah`}
      description={t`Contoh: Lantai 2, dari lobi ke kanan.`}
      rows={2}
      resize="vertical"
      {...field('petunjuk_arah')}
    />
    <TextInput
      label={t`Tautan peta`}
      description={t`Diawali https://. Peta dibuka di tab baru.`}
      type="url"
      inputMode="url"
      autoComplete="off"
      {...field('peta_url')}
    />
  </SectionCard>
)

const Biaya = ({ field }: { field: Field }) => {
  const harga = rupiah(HARGA)
  return (
    <SectionCard
      judul={t`Biaya dan pembayaran`}
      isi={t`Harga ${harga} per konsultasi selalu ditampilkan dan tidak diubah di sini.`}
    >
      <Textarea
        label={t`Arti biaya`}
        description={t`Apa yang termasuk dalam harga. Kosong: hanya harga yang ditampilkan.`}
        rows={4}
        resize="vertical"
        {...field('biaya')}
      />
      <Textarea
        label={t`Cara pembayaran`}
        description={t`Kapan dan bagaimana membayar. Kosong: tidak ada keterangan pembayaran.`}
        rows={4}
        resize="vertical"
        {...field('pembayaran')}
      />
      <Textarea
        label={t`Tanggungan BPJS`}
        description={t`Kosong: publik membaca “Biaya ditanggung BPJS sesuai ketentuan.”`}
        rows={4}
        resize="vertical"
        {...field('bpjs')}
      />
      <Textarea
        label={t`Pengembalian biaya`}
        description={t`Kosong: tidak ada keterangan pengembalian.`}
        rows={4}
        resize="vertical"
        {...field('pengembalian')}
      />
    </SectionCard>
  )
}

type LayananFormProps = {
  layanan: Layanan
  /** What the public would read of the texts as they are typed. */
  preview: (typed: Keterangan) => ReactNode
}

/** The texts about the clinic, with a live preview. A refused save keeps what was typed. */
export function LayananForm({ layanan, preview }: LayananFormProps) {
  const update = useUpdateLayanan()
  const form = useIsian(LayananMasukan, {
    defaultValues: isianOf(layanan),
    send: async (body, { reset }) => {
      const saved = await update.mutateAsync({ body })
      reset(isianOf(saved))
      setStale(null)
      updateLayananHere(publikOf(saved, now()))
      showSuccess(updateLayanan)
    },
    refuse: (error, isOfField) => {
      if (error.code === 'LAYANAN_STALE') setStale(error)
      else if (!isOfField) showFailure(error)
    },
    alertOf: () => null,
  })
  const { reset, formState } = form
  const { isDirty, isSubmitting } = formState
  const [stale, setStale] = useState<ApiError | null>(null)
  const { refetch } = useQuery(layananQuery())

  const loadNewest = async () => {
    const { data } = await refetch()
    if (!data) return
    reset(isianOf(data))
    setStale(null)
  }

  return (
    <form onSubmit={form.submit} noValidate className={styles.split}>
      <Stack gap="lg">
        <Kontak field={form.field} />
        <Lokasi field={form.field} />
        <Biaya field={form.field} />
        {stale && (
          <Alert role="alert" color="red" title={stale.judul}>
            <Stack gap="sm" align="flex-start">
              <Text size="sm">{stale.message}</Text>
              <Button variant="default" size="sm" onClick={loadNewest}>
                <Trans>Muat yang terbaru</Trans>
              </Button>
            </Stack>
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={isSubmitting}>
            <Trans>Simpan informasi layanan</Trans>
          </Button>
          {isDirty && (
            <Button variant="subtle" onClick={() => reset()} disabled={isSubmitting}>
              <Trans>Urungkan</Trans>
            </Button>
          )}
        </Group>
      </Stack>
      <Card component="section" aria-labelledby="pratinjau" className={styles.preview}>
        <Title order={2} fz="lg" id="pratinjau">
          <Trans>Yang dilihat publik</Trans>
        </Title>
        {preview(pratinjauOf(form.watch()))}
      </Card>
    </form>
  )
}
