import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeadaanKunci, LingkupKunci } from '@sehati/contract/people/kunci-api.rules'

/** What a scope lets a program read. */
export const lingkupKata: Record<LingkupKunci, MessageDescriptor> = {
  'fhir/Patient.read': msg`Pasien: nama, kontak, jenis kelamin`,
  'fhir/Practitioner.read': msg`Tenaga: nama, STR, SIP`,
  'fhir/PractitionerRole.read': msg`Peran tenaga: spesialisasi dan klinik`,
  'fhir/Organization.read': msg`Layanan: nama dan kontak`,
  'fhir/Location.read': msg`Klinik: nama dan alamat`,
  'fhir/Schedule.read': msg`Sesi mingguan tenaga`,
  'fhir/Slot.read': msg`Slot: kosong atau terisi`,
  'fhir/Appointment.read': msg`Janji konsultasi: waktu, status, orangnya`,
  'fhir/Encounter.read': msg`Konsultasi yang berlangsung atau selesai`,
  'fhir/klinis.read': msg`Keluhan pada konsultasi dokter (data kesehatan)`,
}

export const keadaanKata: Record<KeadaanKunci, MessageDescriptor> = {
  berlaku: msg`Masih berlaku`,
  kedaluwarsa: msg`Kedaluwarsa`,
  dicabut: msg`Dicabut`,
}
