-- An identity is linked by the client that asked for it: without a challenge, a person who was led to the
-- provider by a stranger's link would sign in to the stranger's account from then on.
delete from auth.flow_states where linking_user_id is not null and code_challenge is null;
alter table auth.flow_states
  add constraint linking_needs_a_challenge
    check (linking_user_id is null or code_challenge is not null);
