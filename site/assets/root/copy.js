// The only script of the guest's page: its buttons copy an account number. Everything else works without it.
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    const said = button.nextElementSibling;
    said.textContent = said.dataset.copied;
  });
}
