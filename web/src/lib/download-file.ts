export const downloadFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download doesn't need the URL anymore.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
