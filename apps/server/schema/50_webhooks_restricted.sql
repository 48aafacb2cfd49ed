-- Room: channel. Nothing leaves of a person who restricts the use of their data, and the admins read that; what was given up is counted.

alter table pengiriman_webhook drop constraint pengiriman_webhook_galat;
alter table pengiriman_webhook add constraint pengiriman_webhook_galat check (galat in (:GalatWebhook));

create index pengiriman_webhook_gagal on pengiriman_webhook (webhook_id) where status = 'gagal';
