-- Proposals that went to several opponents at once carry one id: the first of them who picks a time has it.
alter table proposals add column offer_id text;
create index proposals_of_offer on proposals (offer_id) where offer_id is not null;
