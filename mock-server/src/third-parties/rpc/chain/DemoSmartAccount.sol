// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// A smart account that one key signs for (ERC-1271). It can't move anything: it is for the mock and its tests only.
contract DemoSmartAccount {
    bytes4 private constant VALID = 0x1626ba7e;
    bytes4 private constant INVALID = 0xffffffff;
    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant MESSAGE_TYPE = keccak256("SmartAccountMessage(bytes32 hash)");

    address private immutable owner;

    /// A zero owner makes the account its own signer, for accounts that delegate to this code (EIP-7702).
    constructor(address owner_) {
        owner = owner_;
    }

    /// The signature is `abi.encode(uint256 key, bytes signature)`. It binds the account and its chain, so that it is
    /// valid for no other account of the same key.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (uint256 key, bytes memory written) = abi.decode(signature, (uint256, bytes));
        if (key != 0 || written.length != 65) return INVALID;
        bytes32 r;
        bytes32 s;
        assembly {
            r := mload(add(written, 0x20))
            s := mload(add(written, 0x40))
        }
        address signer = ecrecover(boundHash(hash), uint8(written[64]), r, s);
        return signer != address(0) && signer == (owner == address(0) ? address(this) : owner) ? VALID : INVALID;
    }

    function boundHash(bytes32 hash) private view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                DOMAIN_TYPE, keccak256("Trait Market demo smart account"), keccak256("1"), block.chainid, address(this)
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, keccak256(abi.encode(MESSAGE_TYPE, hash))));
    }
}

/// Creates smart accounts at addresses that depend only on the owner, so that they can sign before they exist (ERC-6492).
contract DemoSmartAccountFactory {
    function createAccount(address owner) external returns (address) {
        return address(new DemoSmartAccount{salt: 0}(owner));
    }
}
