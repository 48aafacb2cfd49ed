-- The last mail to a person whose account was erased.

create table surat_terakhir (
  user_id  int primary key references users,
  surat_id uuid not null unique references surat on delete cascade,
  alamat   sealed not null
);
comment on table surat_terakhir is 'Where the mail goes that tells a person that their account was erased: the account does not have the address any more. A row lives until that mail is sent or given up.';
comment on constraint surat_terakhir_surat_id_key on surat_terakhir is 'A mail goes to one address.';
comment on column surat_terakhir.alamat is 'Encrypted.';
grant select, insert, update, delete on surat_terakhir to service;
create trigger surat_terakhir_10_kunci before insert or update of alamat on surat_terakhir for each row execute function current_key('alamat');

create function hapus_alamat_terakhir() returns trigger language plpgsql as $$
begin
  delete from surat_terakhir where surat_id = new.surat_id;
  return null;
end $$;
create trigger surat_70_alamat_terakhir after update of status on surat for each row
  when (new.jenis = 'akun_dihapus' and new.status <> 'antre') execute function hapus_alamat_terakhir();
comment on trigger surat_70_alamat_terakhir on surat is 'The address of an erased person goes when the mail is sent, and when it is given up.';
